import type { SpinWheelAction, SpinWheelPhase } from "@member-wallet/ui/dialogs/spin-wheel";
import type { MutationPhase } from "../../money-calls/mutation/useIdempotentMutation.ts";

/** The phase for the view: a call that runs, here or from before, comes first. A refusal is an alert (§8). */
export function phaseOf(
  phase: MutationPhase<SpinWheelAction>,
  spinning: boolean,
  claiming: boolean,
): SpinWheelPhase {
  if (spinning || claiming) return { kind: "pending", action: spinning ? "spin" : "claim" };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}
