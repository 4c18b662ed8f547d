import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { withSchema } from "../client/with-schema.ts";
import { reportDropped } from "../client/report-dropped.ts";
import { WalletAnswer } from "./schemas.ts";

/** The balance look-up, apart from the calls that move money, for the first page of a member needs no more. */
export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query({
      query: (_: void) => ({ path: "/api/wallet" }),
      ...withSchema(WalletAnswer),
      onQueryStarted: reportDropped("WalletAnswer"),
      providesTags: ["wallet"],
    }),
  }),
});

export const { useGetWalletQuery } = balanceApi;

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * After money moved, or may have moved, the balance is asked for anew. For an endpoint's `onQueryStarted`.
 */
export async function afterMoneyMoved(
  _argument: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> },
): Promise<void> {
  // Refused or unknown: whoever sent it shows that; the balance is looked at in every case.
  await queryFulfilled.catch(() => undefined);
  await refetchBalance(dispatch);
}

/**
 * Asks for the balance anew. A look-up already in flight is given up first, and awaited: its old balance would
 * overwrite the newer one, and while it is pending no other is begun.
 */
export async function refetchBalance(dispatch: Dispatch): Promise<void> {
  const running = dispatch(balanceApi.util.getRunningQueryThunk("getWallet", undefined));
  running?.abort();
  await running;
  dispatch(balanceApi.util.invalidateTags(["wallet"]));
  // A look-up that was given up before its first answer provides no tag yet; one just begun is not begun twice.
  await dispatch(
    balanceApi.endpoints.getWallet.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
