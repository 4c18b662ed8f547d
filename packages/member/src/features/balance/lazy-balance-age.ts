import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The age of the balances, in a separate chunk with the time formats, so that the balances don't wait for it. */
export const BalanceAge = lazyWithPreload(
  () => import("./BalanceAgeView.tsx").then((module) => module.BalanceAgeView),
  [],
  () => null,
);
