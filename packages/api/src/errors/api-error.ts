/** Every way in which a call can fail. Never carries a value that a server sent, but for its message. */
export type ApiError =
  /** The server said no. `message` is a code of the catalogue, or the server's own words. */
  | { kind: "refused"; message: string; status: number }
  /** Refused without a message: the status alone decides. */
  | { kind: "refused-silently"; status: number }
  /** Nothing was sent, or the answer to a read did not arrive. */
  | { kind: "offline" }
  | { kind: "timeout" }
  /** A write was sent and no usable answer arrived: it may have happened. */
  | { kind: "outcome-unknown"; resend: boolean }
  /** The same call, under the same key, still runs. */
  | { kind: "still-running"; resend: boolean }
  /** The answer was not of the wire's shape. */
  | { kind: "shape" }
  /** The server failed (5xx). */
  | { kind: "server"; status: number }
  /** The token was refused; the session ends. */
  | { kind: "signed-out" }
  /** The service is gone for good. */
  | { kind: "gone" }
  /** Aborted by us: shown nowhere. */
  | { kind: "aborted" };

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
 * Turns whatever a call failed with into an `ApiError`: what the base query made is taken as it is; an abort is an
 * abort; anything else is a fault of ours or an answer that could not be used.
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
