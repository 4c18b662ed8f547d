import type { AnswerOptions } from "../client/with-schema.ts";
import {
  type AreaQueries,
  type Dispatch,
  type QueryStarted,
  refetchBalance,
  refetchQueries,
} from "./balance-endpoint.ts";
import { type Keyed, type MoneyCall, moneyMutation } from "./money-mutation.ts";

/**
 * The definition of an endpoint that claims something (§7): a money mutation that also refetches the area's queries
 * after any outcome.
 */
export function claimMutation<Argument, Answer extends { extraOptions: AnswerOptions }>(
  answer: Answer,
  call: (argument: Keyed<Argument>) => MoneyCall,
  queries: AreaQueries,
) {
  const onQueryStarted: QueryStarted<Keyed<Argument>> = afterClaim(queries);
  return { ...moneyMutation(answer, call), onQueryStarted };
}

/** Refetches the balance, the statement and the area's queries once a call has settled. For `onQueryStarted`. */
function afterClaim(queries: AreaQueries) {
  return async (
    _argument: unknown,
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
  ): Promise<void> => {
    // The caller shows a refusal or an unknown outcome.
    await queryFulfilled.catch(() => undefined);
    await Promise.all([refetchBalance(dispatch), refetchQueries(dispatch, queries)]);
  };
}
