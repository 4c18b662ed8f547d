import { type Call, pathOf } from "@member-wallet/api/calls";
import { HEADERS, WALLET_MARKER } from "@member-wallet/api/wire";
import type { Reply } from "./verdict.ts";

/** How long an answer may take, in milliseconds (§7). */
export const TIMEOUT = 60_000;

interface Sending {
  parts?: Readonly<Record<string, string>>;
  payload?: unknown;
  token?: string | null;
  key?: string;
  /** Leaves the marker header out. */
  unmarked?: boolean;
}

/** Sends calls to the backend at `origin`, as the client does. */
export function createBackend(origin: string) {
  return async function send(call: Call, sending: Sending = {}): Promise<Reply> {
    const headers = new Headers({ "Accept-Language": "en" });
    if (!sending.unmarked) headers.set(HEADERS.marker, WALLET_MARKER);
    if (sending.token) headers.set("Authorization", `Bearer ${sending.token}`);
    if (sending.key !== undefined) headers.set(HEADERS.idempotencyKey, sending.key);
    if (sending.payload !== undefined) headers.set("Content-Type", "application/json");
    try {
      const response = await fetch(origin + pathOf(call, sending.parts), {
        method: call.method,
        headers,
        ...(sending.payload !== undefined && { body: JSON.stringify(sending.payload) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const { status, headers: answered } = response;
      return { kind: "answer", status, text: await response.text(), headers: answered };
    } catch (error) {
      return { kind: "lost", why: lossInWords(error) };
    }
  };
}

function lossInWords(error: unknown): string {
  return error instanceof Error && error.name === "TimeoutError"
    ? `expected an answer within ${TIMEOUT / 1000} s`
    : `the connection broke before the answer was whole (${causeOf(error)})`;
}

/** Why no connection to an origin is possible ("ECONNREFUSED"); `null` if it is, whatever the answer. */
export async function connectionProblem(origin: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/api/lookup/active`, { signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
    return null;
  } catch (error) {
    return causeOf(error);
  }
}

/** The cause of a failed `fetch`: a code of the system ("ECONNRESET") where there is one. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

export type Send = ReturnType<typeof createBackend>;
