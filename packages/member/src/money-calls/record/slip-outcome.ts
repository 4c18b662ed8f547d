import type { SlipOutcome } from "@member-wallet/ui/dialogs/slips";
import type { DecidedStand } from "./act.ts";

/** The verdict on a slip as the views show it. @param hidden leaves the amount out. */
export function slipOutcome({ progress, verdict }: DecidedStand, hidden = false): SlipOutcome {
  if (verdict.kind === "rejected") return { state: "failed", reason: verdict.reason };
  return { state: "success", amount: hidden ? null : progress.amount };
}
