import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The age of the balances, in a chunk of its own with the time formats, so that the balances do not wait for it. */
export const BalanceAge = lazyWithPreload(
  () => import("./BalanceAgeView.tsx").then((module) => module.BalanceAgeView),
  [],
  () => null,
);
