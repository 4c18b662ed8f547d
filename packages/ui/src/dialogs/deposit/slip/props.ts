import type { SlipFileCheck } from "@member-wallet/domain";
import type { CallPhase } from "../../../unresolved-call/call-phase.ts";

/** What is wrong with the chosen slip; `null` when nothing is. */
export type SlipProblem = Exclude<SlipFileCheck["kind"], "ok"> | "missing" | null;

/** Progress of a slip's upload. */
export type SlipPhase =
  | Exclude<CallPhase, { readonly kind: "pending" }>
  /** The picture is being resized. */
  | { readonly kind: "preparing" }
  /** `share` of the bytes is sent, from 0 to 1; at 1 the answer is awaited. */
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "cancelled" };
