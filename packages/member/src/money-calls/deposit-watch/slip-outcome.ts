import type { SlipOutcome } from "@member-wallet/ui/dialogs/slips";
import type { DepositEnd } from "./watched-deposit.ts";

/** The end of a slip as the views show it. */
export function slipOutcome(end: Extract<DepositEnd, { kind: "accepted" | "refused" }>): SlipOutcome {
  return end.kind === "accepted"
    ? { state: "success", amount: end.amount }
    : { state: "failed", reason: end.reason };
}
