import type { ApiError } from "../errors/api-error.ts";
import { isLogInCode } from "../errors/log-in-codes.ts";
import { isBlank } from "../wire/is-blank.ts";
import { type ApiCall, effectOf, keyOf } from "./api-call.ts";
import { lostAnswer } from "./effect.ts";
import type { ApiEnvironment } from "./environment.ts";

/**
 * The result of one request. `answeredKey`: the server echoed the call's key. Only such an answer to a retry reveals
 * the outcome of the first request.
 */
export type Sent = { data: unknown } | { error: ApiError; answeredKey?: boolean };

/** Reads an answer's data or refusal; reports what ends the session. */
export function readAnswer(status: number, text: string, call: ApiCall, environment: ApiEnvironment): Sent {
  const body = readJson(text);
  const message = body.kind === "json" ? messageOf(body.value) : null;
  const { knowsKeys } = environment.server;
  if (message === "gone") {
    environment.report({ kind: "gone" });
    return { error: { kind: "gone" } };
  }
  if (status >= 200 && status < 300) {
    if (call.answersText) return { data: text };
    return body.kind === "json"
      ? { data: body.value }
      : { error: lostAnswer(effectOf(call), { kind: "shape" }, knowsKeys) };
  }
  if (message === "invalid-token") {
    environment.report({ kind: "signed-out" });
    return { error: { kind: "signed-out" } };
  }
  if (message !== null && isLogInCode(message)) environment.report({ kind: "log-in-needed", code: message });
  const keyed = keyOf(call) !== null && environment.idempotency === "send";
  if (status === 409 && message === "REQUEST_LIMIT" && keyed)
    return { error: { kind: "still-running", resend: knowsKeys } };
  if (status >= 500) {
    // A gateway error or a server failure doesn't reveal whether a write happened.
    const loss =
      message === null
        ? ({ kind: "server", status } as const)
        : ({ kind: "refused", message, status } as const);
    return { error: lostAnswer(effectOf(call), loss, knowsKeys) };
  }
  return {
    error: message === null ? { kind: "refused-silently", status } : { kind: "refused", message, status },
  };
}

type Body = { kind: "json"; value: unknown } | { kind: "unreadable" };

/** An empty body reads as null: some servers answer a success without a body. */
function readJson(text: string): Body {
  if (text.trim() === "") return { kind: "json", value: null };
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    return { kind: "unreadable" };
  }
}

function messageOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("message" in body)) return null;
  return typeof body.message === "string" && !isBlank(body.message) ? body.message : null;
}
