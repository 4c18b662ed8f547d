import { useState } from "react";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useActs } from "../record/useRecord.ts";
import { useDepositStates } from "./useDepositWatch.ts";

/** Loaded with the first deposit. */
const DepositNews = lazyWithPreload(
  async () => (await import("./DepositNews.tsx")).DepositNews,
  ["deposit", "slips", "errors"],
  () => null,
);

/** Loaded with the first act. */
const ActNews = lazyWithPreload(
  async () => (await import("../record/ActNews.tsx")).ActNews,
  ["acts", "deposit", "slips", "errors"],
  () => null,
);

/** Watches the member's money on its way on every page. Shows nothing until there is some. */
export function DepositWatch() {
  const acts = useActs();
  const states = useDepositStates();
  const [needed, setNeeded] = useState(false);
  if (!needed && states.length > 0) setNeeded(true);
  return (
    <>
      {acts.length > 0 && <ActNews />}
      {needed && <DepositNews states={states} />}
    </>
  );
}
