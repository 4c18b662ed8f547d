/** Where a call that promises or moves something stands, apart from the call's own progress. */
export type CallPhase =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  /** Refused: nothing was done. `message` is the text of the failure. */
  | { readonly kind: "refused"; readonly message: string }
  | UnresolvedPhase;

export type UnresolvedPhase =
  /** No answer came: it may have happened. `resend` when sending the same intent again is known to be safe. */
  | { readonly kind: "unknown"; readonly resend: boolean }
  /** The server is still at it. */
  | { readonly kind: "still-running"; readonly resend: boolean };

/** Whether a call's end is open, in any dialog's union of phases. */
export function isUnresolved<Phase extends { readonly kind: string }>(
  phase: Phase,
): phase is Extract<Phase, { readonly kind: UnresolvedPhase["kind"] }> {
  return phase.kind === "unknown" || phase.kind === "still-running";
}
