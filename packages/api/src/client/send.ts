import { serverClockOffset } from "@member-wallet/domain";
import { anySignal } from "./any-signal.ts";
import { type ApiCall, effectOf, keyOf } from "./api-call.ts";
import { lostAnswer } from "./effect.ts";
import { type ApiEnvironment, newServerKnowledge } from "./environment.ts";
import { readAnswer, type Sent } from "./read-answer.ts";
import { IDEMPOTENCY_KEY, MARKER, WALLET_MARKER } from "../wire/headers.ts";

/**
 * Sends a call once and reads the answer. An answer that belongs to an earlier session is `aborted`, whatever it
 * contains.
 * @param timeout aborts when the call has waited long enough for its answer.
 */
export async function send(
  call: ApiCall,
  api: ApiEnvironment,
  signal: AbortSignal,
  timeout: AbortSignal,
): Promise<Sent> {
  const environment = environmentFor(call, api);
  const epoch = environment.session.epoch();
  const ended = environment.session.signal();
  if (signal.aborted || ended.aborted) return { error: { kind: "aborted" } };
  const { signal: either, release } = anySignal([signal, ended, timeout]);

  const failed = (): Sent => {
    if (epoch !== environment.session.epoch() || ended.aborted) return { error: { kind: "aborted" } };
    const kind = signal.aborted ? "aborted" : timeout.aborted ? "timeout" : "offline";
    return { error: lostAnswer(effectOf(call), { kind }, environment.server.knowsKeys) };
  };

  let response: Response;
  let text: string;
  try {
    response = await fetchOrTakePrefetched(call, environment, either);
    text = await untilAborted(response.text(), either);
  } catch {
    // The error differs by browser; `failed` finds the kind.
    return failed();
  } finally {
    release();
  }
  if (epoch !== environment.session.epoch()) return { error: { kind: "aborted" } };
  learn(response, call, environment);
  const sent = readAnswer(response.status, text, call, environment);
  if (!("error" in sent)) return sent;
  const retryAfter = retryAfterOf(response.headers, environment.server.clockOffset);
  const error = retryAfter === null ? sent.error : { ...sent.error, retryAfter };
  return { error, answeredKey: echoesKey(response, call) };
}

/** The time that the server asks to wait, in milliseconds: it names seconds, or a time by its own clock. */
function retryAfterOf(headers: Headers, clockOffset: number): number | null {
  const value = headers.get("Retry-After")?.trim();
  if (!value) return null;
  const time = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - (Date.now() + clockOffset);
  return Number.isNaN(time) ? null : Math.max(time, 0);
}

/** A backend of another origin gets no keys, and its answers reveal nothing about the api's server. */
function environmentFor({ origin }: ApiCall, environment: ApiEnvironment): ApiEnvironment {
  return origin === undefined || origin === environment.apiUrl
    ? environment
    : { ...environment, apiUrl: origin, idempotency: "withhold", server: newServerKnowledge() };
}

function echoesKey(response: Response, call: ApiCall): boolean {
  const key = keyOf(call);
  return key !== null && response.headers.get(IDEMPOTENCY_KEY) === key;
}

async function fetchOrTakePrefetched(
  call: ApiCall,
  environment: ApiEnvironment,
  signal: AbortSignal,
): Promise<Response> {
  const token = environment.session.token();
  const early =
    call.origin === undefined && (call.method === undefined || call.method === "GET")
      ? environment.takePrefetched?.(call.path, token)
      : undefined;
  if (early) return untilAborted(early, signal);
  const headers = new Headers({
    [MARKER]: WALLET_MARKER,
    "Accept-Language": call.language ?? environment.language(),
  });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const key = keyOf(call);
  if (key !== null && environment.idempotency === "send") headers.set(IDEMPOTENCY_KEY, key);
  const url = environment.apiUrl + call.path;
  const method = call.method ?? "GET";
  if (call.upload) return call.upload(url, { method, headers, signal });
  if (call.body !== undefined) headers.set("Content-Type", "application/json");
  return fetch(url, {
    method,
    headers,
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    signal,
    cache: "no-store",
  });
}

/** A promise that can't be aborted still rejects with the signal. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException("Aborted", "AbortError"));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

function learn(response: Response, call: ApiCall, environment: ApiEnvironment) {
  if (echoesKey(response, call)) environment.server.knowsKeys = true;
  // A gateway's refusal has no echo either; a success without one means that the server doesn't support keys.
  else if (response.ok && keyOf(call) !== null) environment.server.knowsKeys = false;
  const date = response.headers.get("Date");
  if (date !== null) environment.server.clockOffset = serverClockOffset(date, Date.now());
}
