import { useState } from "react";
import { lazyPart } from "../../navigation/lazy-with-preload.tsx";
import { useDepositStates } from "./useDepositWatch.ts";

/** Comes with the first deposit to speak of. */
const DepositNews = lazyPart(
  async () => (await import("./DepositNews.tsx")).DepositNews,
  ["deposit", "slips", "errors"],
  () => null,
);

/** Watches the member's deposits on every page. Shows nothing until there is one. */
export function DepositWatch() {
  const states = useDepositStates();
  const [needed, setNeeded] = useState(false);
  if (!needed && states.length > 0) setNeeded(true);
  return needed ? <DepositNews states={states} /> : null;
}
