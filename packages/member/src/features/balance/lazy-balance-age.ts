import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The age of the balances brings the time formats along, which the money does not wait for. */
export const BalanceAge = lazyWithPreload(
  async () => (await import("./BalanceAge.tsx")).BalanceAge,
  [],
  () => null,
);
