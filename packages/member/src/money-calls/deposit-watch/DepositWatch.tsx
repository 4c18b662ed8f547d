import { useState } from "react";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useDepositStates } from "./useDepositWatch.ts";

/** Loaded with the first deposit. */
const DepositNews = lazyWithPreload(
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
