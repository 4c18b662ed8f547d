/** Every kind of failure of a call. Contains no server values except the message and the time to wait. */
export type ApiError =
  /** The server refused. `message` is a code of the catalogue or the server's own text. */
  (
    | { kind: "refused"; message: string; status: number }
    /** Refused without a message: the status alone decides. */
    | { kind: "refused-silently"; status: number }
    /** Nothing was sent, or the answer to a read did not arrive. */
    | { kind: "offline" }
    | { kind: "timeout" }
    /** A write was sent and no usable answer arrived: it may have happened. */
    | { kind: "outcome-unknown"; resend: boolean }
    /** The same call is still running under the same key. */
    | { kind: "still-running"; resend: boolean }
    /** The answer did not have the expected shape. */
    | { kind: "shape" }
    /** The server failed (5xx). */
    | { kind: "server"; status: number }
    /** The token was refused; the session ends. */
    | { kind: "signed-out" }
    /** The service is gone. */
    | { kind: "gone" }
    /** Aborted by the client: shown nowhere. */
    | { kind: "aborted" }
  ) & {
    /** In milliseconds: before this time the server wants no other attempt (`Retry-After`). */
    retryAfter?: number;
  };

const KINDS: Record<ApiError["kind"], true> = {
  refused: true,
  "refused-silently": true,
  offline: true,
  timeout: true,
  "outcome-unknown": true,
  "still-running": true,
  shape: true,
  server: true,
  "signed-out": true,
  gone: true,
  aborted: true,
};

/**
 * Turns any failure of a call into an `ApiError`: one from the base query is returned unchanged; an abort becomes
 * `aborted`; anything else is a bug or an unusable answer.
 */
export function toApiError(failure: unknown): ApiError {
  if (typeof failure === "object" && failure !== null) {
    if ("kind" in failure && typeof failure.kind === "string" && Object.hasOwn(KINDS, failure.kind)) {
      return failure as ApiError;
    }
    if ("name" in failure && (failure.name === "AbortError" || failure.name === "ConditionError")) {
      return { kind: "aborted" };
    }
  }
  return { kind: "shape" };
}

/**
 * Whether a refusal's status says "later": 408 Request Timeout, 425 Too Early, 429 Too Many Requests. It tells nothing of
 * an earlier sending, whoever answers it.
 */
export const isTemporary = (status: number): boolean => status === 408 || status === 425 || status === 429;
