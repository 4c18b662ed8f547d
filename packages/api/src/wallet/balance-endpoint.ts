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
export const afterMoneyMoved: QueryStarted<unknown> = async (_argument, { dispatch, queryFulfilled }) => {
  // The caller shows a refusal or an unknown outcome.
  await queryFulfilled.catch(() => undefined);
  await refetchBalance(dispatch);
};

/**
 * Refetches the balance and returns the answer. It first aborts a pending request and waits for its end: the old
 * balance would overwrite the newer one, and no other request begins while it is pending.
 */
export async function refetchBalance(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<{ readonly isSuccess: boolean; readonly data?: WalletAnswer | undefined }> {
  const running = dispatch(balanceApi.util.getRunningQueryThunk("getWallet", undefined));
  running?.abort();
  await running;
  dispatch(balanceApi.util.invalidateTags(["wallet"]));
  // A request that was aborted before its first answer provides no tag yet; one that has just begun is shared.
  return dispatch(
    balanceApi.endpoints.getWallet.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
