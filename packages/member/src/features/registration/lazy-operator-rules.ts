import { LazyFallback } from "@member-wallet/ui";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The operator's conditions, in a separate chunk with what makes markup safe. */
export const OperatorRules = lazyWithPreload<object>(
  async () => (await import("./OperatorRules.tsx")).OperatorRules,
  ["terms"],
  LazyFallback,
);
