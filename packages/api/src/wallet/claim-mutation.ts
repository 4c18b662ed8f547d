import { api } from "../client/api.ts";
import type { AnswerOptions } from "../client/with-schema.ts";
import { type Dispatch, type QueryStarted, refetchBalance } from "./balance-endpoint.ts";
import { type Keyed, type MoneyCall, moneyMutation } from "./money-mutation.ts";

/** Queries of an area: the tags that they provide, and their names. */
interface AreaQueries {
  readonly tags: readonly string[];
  readonly endpoints: readonly string[];
}

/**
 * The definition of an endpoint that claims something (§7): a money mutation that also refetches the area's queries
 * after any outcome.
 */
export function claimMutation<Argument, Answer extends { extraOptions: AnswerOptions }>(
  answer: Answer,
  call: (argument: Keyed<Argument>) => MoneyCall,
  queries: AreaQueries,
) {
  const onQueryStarted: QueryStarted<Keyed<Argument>> = async (_argument, { dispatch, queryFulfilled }) => {
    // The caller shows a refusal or an unknown outcome.
    await queryFulfilled.catch(() => undefined);
    await Promise.all([refetchBalance(dispatch), refetchQueries(dispatch, queries)]);
  };
  return { ...moneyMutation(answer, call), onQueryStarted };
}

/** Refetches the mounted queries. One that is pending is aborted and sent again: its answer may be older. */
async function refetchQueries(dispatch: Dispatch, { tags, endpoints }: AreaQueries): Promise<void> {
  const pending = dispatch(api.util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
    endpoints.some((name) => queryCacheKey.startsWith(`${name}(`)),
  );
  for (const query of pending) query.abort();
  await Promise.allSettled(pending);
  dispatch(api.util.invalidateTags(tags as never[]));
  // A query that was aborted before its first answer provides no tag.
  for (const query of pending) void query.refetch();
}
