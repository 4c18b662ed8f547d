import type { GameAccount, GameAction, GamePhase } from "./props.ts";

export type ActiveOpening = Extract<GameAccount["opening"], { kind: "active" }>;

/** How a button stands while calls run: its own call shows on it, another's disables it. */
export function callState(phase: GamePhase) {
  // A call whose end is not known holds back the others: a second one could move the money twice.
  const unresolved = phase.kind === "unknown" || phase.kind === "still-running";
  return (action: GameAction | null, impossible = false) => {
    const pending = phase.kind === "pending" && phase.action === action;
    return { pending, disabled: impossible || unresolved || (phase.kind === "pending" && !pending) };
  };
}
