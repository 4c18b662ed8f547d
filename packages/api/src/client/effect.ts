import type { ApiError } from "../errors/api-error.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

/** What a call does at the server: this decides what a lost answer means. */
export type Effect =
  /** Asks, or may be repeated without harm. */
  | { kind: "read" }
  /** Changes something without a key: it is sent once. */
  | { kind: "write" }
  /** Moves or promises something under a key, with which it may be sent again. */
  | { kind: "keyed-write"; key: IdempotencyKey };

/** Why an answer is lost: it never arrived, or it can't be used. */
type Loss = Extract<ApiError, { kind: "offline" | "timeout" | "aborted" | "shape" | "server" | "refused" }>;

/**
 * What a lost answer means: a read failed, a write may have happened.
 * @param knowsKeys the server was seen to echo idempotency keys, so a keyed write may be sent again.
 */
export function lostAnswer(effect: Effect, loss: Loss, knowsKeys: boolean): ApiError {
  switch (effect.kind) {
    case "read":
      return loss;
    case "write":
      return { kind: "outcome-unknown", resend: false };
    case "keyed-write":
      return { kind: "outcome-unknown", resend: knowsKeys };
  }
}
