/** A call without an answer, or one that the server is still at. */
export interface UnresolvedPhase {
  readonly kind: "unknown" | "still-running";
  /** Sending the same intent again is known to be safe. */
  readonly resend: boolean;
}

export function isUnresolved<Phase extends { readonly kind: string }>(
  phase: Phase,
): phase is Extract<Phase, { readonly kind: UnresolvedPhase["kind"] }> {
  return phase.kind === "unknown" || phase.kind === "still-running";
}
