import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { WalletAnswer } from "./schemas.ts";

/** The balance; separate from the calls that move money, because the member's first page needs nothing more. */
export const balanceApi = api.enhanceEndpoints({ addTagTypes: ["wallet"] }).injectEndpoints({
  endpoints: (build) => ({
    /** The wallet, every game account, the profile and the invite bonus; amounts in satang. */
    getWallet: build.query({
      query: (_: void) => ({ path: "/api/wallet" }),
      ...withSchema(WalletAnswer, "WalletAnswer"),
      providesTags: ["wallet"],
    }),
  }),
});

export const { useGetWalletQuery }: HooksOf<typeof balanceApi> = balanceApi;

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** An endpoint's `onQueryStarted`, as far as a money mutation needs it. */
export type QueryStarted<Argument> = (
  argument: Argument,
  lifecycle: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
) => Promise<void>;

/** Refetches the balance after a call that moves money, whatever its outcome. For an endpoint's `onQueryStarted`. */
export async function afterMoneyMoved(
  _argument: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
): Promise<void> {
  // The caller shows a refusal or an unknown outcome.
  await queryFulfilled.catch(() => undefined);
  await refetchBalance(dispatch);
}

/** Queries of an area: the tags that they provide, and their names. */
export interface AreaQueries {
  readonly tags: readonly string[];
  readonly endpoints: readonly string[];
}

/** Refetches the mounted queries. One that is pending is aborted and sent again: its answer may be older. */
export async function refetchQueries(dispatch: Dispatch, { tags, endpoints }: AreaQueries): Promise<void> {
  const mounted = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount(queryCacheKey: string): number;
  };
  const pending = dispatch(api.util.getRunningQueriesThunk()).filter(
    ({ queryCacheKey }) =>
      endpoints.some((name) => queryCacheKey.startsWith(`${name}(`)) &&
      mounted.getSubscriptionCount(queryCacheKey) > 0,
  );
  for (const query of pending) query.abort();
  await Promise.allSettled(pending);
  dispatch(api.util.invalidateTags(tags as never[]));
  // A query that was aborted before its first answer provides no tag.
  for (const query of pending) void query.refetch();
}

/**
 * Refetches the balance and what shows of the statement, and returns the balance. It first aborts a pending request and
 * waits for its end: the old answer would overwrite the newer one, and no other request begins while it is pending.
 */
export async function refetchBalance(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<{ readonly isSuccess: boolean; readonly data?: WalletAnswer | undefined }> {
  const running = dispatch(balanceApi.util.getRunningQueryThunk("getWallet", undefined));
  running?.abort();
  await running;
  // By its name: the code of the statement is not part of the first page.
  await refetchQueries(dispatch, { tags: ["wallet"], endpoints: ["getStatement"] });
  // A request that was aborted before its first answer provides no tag yet; one that has just begun is shared.
  return dispatch(
    balanceApi.endpoints.getWallet.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
