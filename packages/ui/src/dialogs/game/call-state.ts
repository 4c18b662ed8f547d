import { isUnresolved } from "../../unresolved-call/call-phase.ts";
import type { GameAccount, GameAction, GamePhase, MoneyMove } from "./props.ts";

export type ActiveOpening = Extract<GameAccount["opening"], { readonly kind: "active" }>;

/** Whether an action moves money, and so appears in the statement. */
export function movesMoney(action: GameAction): action is MoneyMove {
  return action === "move-in" || action === "move-out" || action === "move-in-and-play";
}

/** The state of a button while a call runs: pending for its own call, disabled for another. */
export function callState(phase: GamePhase) {
  // An unresolved call disables the others: a second one could move the money twice.
  const unresolved = isUnresolved(phase);
  return (action: GameAction | null, impossible = false) => {
    const pending = phase.kind === "pending" && phase.action === action;
    return { pending, disabled: impossible || unresolved || (phase.kind === "pending" && !pending) };
  };
}
