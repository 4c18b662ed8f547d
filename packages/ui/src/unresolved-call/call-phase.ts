/**
 * Progress of a call that moves or promises something, apart from its success, which closes the form. `About` is what
 * a dialog with several calls adds, such as `{ action }`.
 */
export type CallPhase<About = unknown> =
  | { readonly kind: "idle" }
  | (About & { readonly kind: "pending" })
  /** Refused: nothing was done. `message` is the text of the failure. */
  | (About & { readonly kind: "refused"; readonly message: string })
  | UnresolvedPhase<About>;

/** A call without a known outcome (§8); `About` tells what it was about. */
export type UnresolvedPhase<About = unknown> =
  /** No answer arrived: it may have happened. `resend` when sending the same request again is known to be safe. */
  | (About & { readonly kind: "unknown"; readonly resend: boolean })
  /** The server has not finished. */
  | (About & { readonly kind: "still-running"; readonly resend: boolean });

/** Whether the outcome of a call is open, in any dialog's union of phases. */
export function isUnresolved<Phase extends { readonly kind: string }>(
  phase: Phase,
): phase is Extract<Phase, { readonly kind: UnresolvedPhase["kind"] }> {
  return phase.kind === "unknown" || phase.kind === "still-running";
}
