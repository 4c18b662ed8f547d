import type { ApiQuery } from "../client/base-query.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import type { AnswerOptions } from "../client/with-schema.ts";
import { afterMoneyMoved } from "./balance-endpoint.ts";

/** The arguments of a keyed write: the same key when the same thing is sent again. */
export type Keyed<Argument = object> = Argument & { key: IdempotencyKey };

type MoneyCall = Pick<ApiQuery, "path" | "method" | "body" | "delay" | "upload">;

/**
 * The definition of an endpoint that moves or promises money: it is sent under its key, and the balance is fetched anew
 * however it ends. The hook that sends it (`useIdempotentMutation`) guards it against a second press.
 * @param answer made by `withSchema`.
 * @param call the request without its effect.
 */
export function moneyMutation<Argument, Answer extends { extraOptions: AnswerOptions }>(
  answer: Answer,
  call: (argument: Keyed<Argument>) => MoneyCall,
) {
  return {
    query: (argument: Keyed<Argument>): ApiQuery => ({
      ...call(argument),
      effect: { kind: "keyed-write", key: argument.key },
    }),
    ...answer,
    onQueryStarted: afterMoneyMoved,
  };
}
