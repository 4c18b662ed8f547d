import { type ApiError, type IdempotencyKey, toApiError } from "@member-wallet/api";

/** How a call that changes something ended, as its caller must know it. Unknown is never shown as failed. */
export type CallOutcome<Data> =
  | { readonly kind: "done"; readonly data: Data }
  /** Nothing was done. */
  | { readonly kind: "refused"; readonly error: ApiError }
  /** No answer arrived: it may have happened. `resend`: sending it again under its key is known to be safe. */
  | { readonly kind: "unknown"; readonly error: ApiError; readonly resend: boolean }
  | { readonly kind: "still-running"; readonly error: ApiError; readonly resend: boolean }
  /** Not sent, taken back, or the session ended: there is nothing to show here. */
  | { readonly kind: "cancelled" };

/** A mutation's answer as RTK Query gives it. */
export interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** Sends a call under its key. `again`: it was sent before, so that a refusal without the key says nothing. */
export type Send<Data> = (key: IdempotencyKey, again: boolean) => Promise<Answer<Data>>;

/** What a mutation's answer means. */
export function outcomeOf<Data>(answer: Answer<Data>): CallOutcome<Data> {
  if (answer.error === undefined) return { kind: "done", data: answer.data as Data };
  const error = toApiError(answer.error);
  switch (error.kind) {
    case "outcome-unknown":
      return { kind: "unknown", error, resend: error.resend };
    case "still-running":
      return { kind: "still-running", error, resend: error.resend };
    case "aborted":
    case "signed-out":
    case "gone":
      return { kind: "cancelled" };
    case "refused":
    case "refused-silently":
    case "offline":
    case "timeout":
    case "shape":
    case "server":
      return { kind: "refused", error };
  }
}
