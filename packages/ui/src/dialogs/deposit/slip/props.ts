import type { SlipFileCheck } from "@member-wallet/domain";
import type { CallPhase } from "../../../unresolved-call/call-phase.ts";

/** What is wrong with the chosen slip; `null` when nothing is. */
export type SlipProblem = Exclude<SlipFileCheck["kind"], "ok"> | "missing" | null;

/** How far a slip has come. */
export type SlipPhase =
  | Exclude<CallPhase, { readonly kind: "pending" }>
  /** The picture is made smaller. */
  | { readonly kind: "preparing" }
  /** `share` of the bytes has left this device, from 0 to 1; all of them means waiting for the answer. */
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "cancelled" };
