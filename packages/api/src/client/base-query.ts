import type { BaseQueryApi, BaseQueryFn } from "@reduxjs/toolkit/query/react";
import type { ApiError } from "../errors/api-error.ts";
import type { SendDelay } from "./send-delay.ts";
import { type ApiEnvironment, TIMEOUTS } from "./environment.ts";
import { pause } from "./delay.ts";
import { type ApiCall, send, type Sent } from "./send.ts";

/** One call, and what is particular about sending it. */
export interface ApiQuery extends ApiCall {
  /** The delay before a state-changing GET or a spin, in which Back cancels it (§7). */
  breath?: SendDelay;
}

/** How often an intent whose outcome is unknown, or which is still running, is asked for again. */
const RESENDINGS = 2;

/** What endpoints get beside an answer. */
export interface AnswerMeta {
  /** The server's time at the answer's arrival, in epoch milliseconds. */
  readonly serverNow: number;
  readonly onUnreadableAnswer: ApiEnvironment["onUnreadableAnswer"];
}

/**
 * The one way to the wire. A call that carries an intent is sent again under its own key, a bounded number of times,
 * and only to a server that has shown that it knows keys; nothing else is ever sent twice.
 */
export const baseQuery: BaseQueryFn<ApiQuery, unknown, ApiError, object, AnswerMeta> = async (query, api) => {
  const environment = environmentOf(api);
  const sent = await sendUntilKnown(query, api, environment);
  const { server, onUnreadableAnswer } = environment;
  return { ...sent, meta: { serverNow: Date.now() + server.clockOffset, onUnreadableAnswer } };
};

async function sendUntilKnown(
  query: ApiQuery,
  api: Pick<BaseQueryApi, "signal">,
  environment: ApiEnvironment,
): Promise<Sent> {
  const patience = { ...TIMEOUTS, ...environment.patience };
  const epoch = environment.session.epoch();
  if (query.breath && !(await query.breath(patience.breath, api.signal)))
    return { error: { kind: "aborted" } };
  // The member left during the breath: what was meant in their name is not sent in another's.
  if (epoch !== environment.session.epoch()) return { error: { kind: "aborted" } };

  let sent = await send(query, environment, api.signal);
  for (let again = 0; again < RESENDINGS && mayBeSentAgain(sent); again += 1) {
    if (!(await pause(patience.resend, api.signal)) || epoch !== environment.session.epoch()) break;
    const next = await send(query, environment, api.signal);
    if (speaksForTheIntent(next)) sent = next;
  }
  return sent;
}

/** A second sending's refusal counts only under the key itself: a gateway's says nothing of the first sending. */
function speaksForTheIntent(next: Sent): boolean {
  if (!("error" in next) || next.answeredKey === true) return true;
  return next.error.kind === "signed-out" || next.error.kind === "gone";
}

function mayBeSentAgain(sent: Sent): boolean {
  if (!("error" in sent)) return false;
  const { error } = sent;
  return (error.kind === "outcome-unknown" || error.kind === "still-running") && error.resend;
}

/** The environment that the store was made with. */
export function environmentOf(api: Pick<BaseQueryApi, "extra">): ApiEnvironment {
  return api.extra as ApiEnvironment;
}
