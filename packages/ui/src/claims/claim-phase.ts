import type { CallPhase } from "../unresolved-call/call-phase.ts";

/** Progress of a claim. A success is a toast, and a refusal a toast or an alert (§8): neither has a phase. */
export type ClaimPhase<Action extends string> = Exclude<
  CallPhase<{ readonly action: Action }>,
  { readonly kind: "refused" }
>;
