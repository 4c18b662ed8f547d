import type { ApiError } from "../errors/api-error.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

/** A call's effect on the server, which decides what a lost answer means. */
export type Effect =
  /** Reads, or is safe to repeat. */
  | { kind: "read" }
  /** Changes something without a key, so it is sent once. */
  | { kind: "write" }
  /** Moves or reserves money under a key, so it may be sent again. `again`: it was, by an earlier call. */
  | { kind: "keyed-write"; key: IdempotencyKey; again?: boolean | undefined };

/** Why an answer is lost: it never arrived, or it can't be used. */
type Loss = Extract<ApiError, { kind: "offline" | "timeout" | "aborted" | "shape" | "server" | "refused" }>;

/**
 * What a lost answer means: a read failed, a write may have happened.
 * @param knowsKeys the server has echoed idempotency keys, so a keyed write may be sent again.
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
