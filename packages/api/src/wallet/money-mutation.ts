import type { ApiQuery } from "../client/base-query.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import type { AnswerOptions } from "../client/with-schema.ts";
import { afterMoneyMoved, type QueryStarted } from "./balance-endpoint.ts";

/** The arguments of a keyed write: a retry uses the same key, and says that it was sent before. */
export type Keyed<Argument = object> = Argument & { key: IdempotencyKey; again?: boolean };

/** The request of a money mutation, without its effect. */
export type MoneyCall = Pick<ApiQuery, "path" | "method" | "body" | "delay" | "upload">;

/**
 * The definition of an endpoint that moves or reserves money: it is sent under its key, and the balance is refetched
 * after any outcome. Whatever sends it has to ignore a second press.
 * @param answer created by `withSchema`.
 * @param call the request without its effect.
 */
export function moneyMutation<Argument, Answer extends { extraOptions: AnswerOptions }>(
  answer: Answer,
  call: (argument: Keyed<Argument>) => MoneyCall,
) {
  // Typed by the argument: from `unknown` here, the endpoint's own argument would become `unknown`.
  const onQueryStarted: QueryStarted<Keyed<Argument>> = afterMoneyMoved;
  return {
    query: (argument: Keyed<Argument>): ApiQuery => ({
      ...call(argument),
      effect: { kind: "keyed-write", key: argument.key, again: argument.again },
    }),
    ...answer,
    onQueryStarted,
  };
}
