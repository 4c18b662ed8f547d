import type { SlipFileCheck } from "@member-wallet/domain";

/** What is wrong with the chosen slip; `null` when nothing is. */
export type SlipProblem = Exclude<SlipFileCheck["kind"], "ok"> | "missing" | null;

/** Progress of a slip's upload. */
export type SlipPhase =
  | { readonly kind: "idle" }
  /** The picture is being resized. */
  | { readonly kind: "preparing" }
  /**
   * `share` of the bytes is sent, from 0 to 1; at 1 the answer is awaited. `null` while a form that is gone sends it:
   * this one can't cancel it.
   */
  | { readonly kind: "sending"; readonly share: number | null }
  | { readonly kind: "cancelled" };
