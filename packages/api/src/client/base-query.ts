import type { BaseQueryApi, BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { type ApiError, isTemporary } from "../errors/api-error.ts";
import { delay } from "./delay.ts";
import { lostAnswer } from "./effect.ts";
import { type ApiEnvironment, TIMEOUTS } from "./environment.ts";
import { type ApiCall, effectOf } from "./api-call.ts";
import type { Sent } from "./read-answer.ts";
import { send } from "./send.ts";
import type { SchemaResult } from "./report-unreadable.ts";
import type { SendDelay } from "./send-delay.ts";
import type { AnswerOptions } from "./with-schema.ts";

/** One call with its options. A state-changing GET and a spin are delayed (§4): Back cancels them within that time. */
export type ApiQuery = ApiCall & { delay?: SendDelay };

/** How often a keyed write is sent again while its outcome is unknown or it is still running. */
const RESENDS = 2;

/** The metadata of an answer: the server's time at its arrival, in epoch milliseconds. */
export interface AnswerMeta {
  /** The server's time at the answer's arrival, in epoch milliseconds. */
  readonly serverNow: number;
}

/** The base query's type: every failure is an `ApiError`. */
export interface ApiBaseQuery extends BaseQueryFn<ApiQuery, unknown, ApiError, AnswerOptions, AnswerMeta> {}

/**
 * The base query of every call. It sends a keyed write again under the same key, a bounded number of times, within the
 * time that the call waits for its answer, and only to a server that has shown support for keys; it sends nothing else
 * twice. An answer that doesn't match its schema counts as lost.
 */
export const baseQuery: ApiBaseQuery = async (query, api, options) => {
  const environment = environmentOf(api);
  const sent = await sendUntilKnown(query, api, environment);
  const meta = { serverNow: Date.now() + environment.server.clockOffset };
  if ("error" in sent || options?.schema === undefined) return { ...sent, meta };
  const read = await options.schema["~standard"].validate(sent.data);
  report(options.name, read, environment);
  return read.issues
    ? { error: lostAnswer(effectOf(query), { kind: "shape" }, false), meta }
    : { data: read.value, meta };
};

/** Reports an answer that failed its schema or has dropped items, if a listener is set. */
function report(name: string | undefined, read: SchemaResult, { onUnreadableAnswer }: ApiEnvironment): void {
  if (onUnreadableAnswer && name !== undefined)
    void import("./report-unreadable.ts").then((it) => it.reportUnreadable(onUnreadableAnswer, name, read));
}

async function sendUntilKnown(
  query: ApiQuery,
  api: Pick<BaseQueryApi, "signal">,
  environment: ApiEnvironment,
): Promise<Sent> {
  const timeouts = { ...TIMEOUTS, ...environment.timeouts };
  const epoch = environment.session.epoch();
  if (query.delay && !(await query.delay(timeouts.sendDelay, api.signal)))
    return { error: { kind: "aborted" } };
  // The member logged out during the delay: the call is not sent in another member's name.
  if (epoch !== environment.session.epoch()) return { error: { kind: "aborted" } };

  const limit = query.upload ? timeouts.upload : timeouts.call;
  const timeout = AbortSignal.timeout(limit);
  const began = Date.now();
  // While a phone sleeps its timers stand still: after it only the look-up or the member may send the call again.
  const hasTime = () => !timeout.aborted && Date.now() - began < limit;
  let sent = await send(query, environment, api.signal, timeout);
  const effect = effectOf(query);
  if (effect.kind === "keyed-write" && "error" in sent) {
    if (effect.again && !tellsOfBoth(sent))
      sent = { error: { kind: "outcome-unknown", resend: environment.server.knowsKeys } };
    else if (sent.error.kind === "signed-out" || sent.error.kind === "refused")
      environment.server.refused = effect.key;
  }
  for (let resends = 0; resends < RESENDS && mayBeSentAgain(sent); resends += 1) {
    if (!hasTime() || !(await delay(timeouts.resend, api.signal)) || !hasTime()) break;
    if (epoch !== environment.session.epoch()) break;
    const next = await send(query, environment, api.signal, timeout);
    if (tellsOfBoth(next)) sent = next;
  }
  return sent;
}

/** A refusal of a retry counts only with the echoed key, one of the token or "later" never: they tell nothing of the first request. */
function tellsOfBoth(next: Sent): boolean {
  if (!("error" in next)) return true;
  const { error, answeredKey } = next;
  const isLater = "status" in error && isTemporary(error.status);
  return answeredKey === true && error.kind !== "signed-out" && !isLater;
}

function mayBeSentAgain(sent: Sent): boolean {
  if (!("error" in sent)) return false;
  const { error } = sent;
  return (error.kind === "outcome-unknown" || error.kind === "still-running") && error.resend;
}

/** The environment that the store was created with. */
export function environmentOf(api: Pick<BaseQueryApi, "extra">): ApiEnvironment {
  return api.extra as ApiEnvironment;
}
