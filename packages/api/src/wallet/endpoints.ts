import { bahtFromSatang, type Satang, type TransferIntent } from "@member-wallet/domain";
import { api } from "../client/api.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { pause } from "../client/delay.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "./balance-endpoint.ts";

/** One transfer under its idempotency key. */
export interface Transfer extends TransferIntent {
  readonly intent: IdempotencyKey;
}

/** Moving money between the wallet and the games (§7). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the operator to fetch every game's balance from its provider; state-changing. */
    refreshGames: build.mutation<{ message: string | null }, void>({
      query: () => ({ path: "/api/wallet/refresh/slot", breath: pause }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    transfer: build.mutation({
      query: ({ intent, from, to, amount }: Transfer) => ({
        path: "/api/wallet/transfer",
        method: "POST",
        body: { from, to, amount: bahtFromSatang(amount) },
        intent,
      }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    /** Moves everything in the wallet and all games into `to`. */
    transferAll: build.mutation({
      query: ({ intent, to }: { to: string; intent: IdempotencyKey }) => ({
        path: "/api/wallet/transferAll",
        method: "POST",
        body: { to },
        intent,
      }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    /** Promises money to the member's bank account, gathering the games' balances first (the dialog's call). */
    withdrawAll: build.mutation({
      query: ({ intent, amount }: { amount: Satang; intent: IdempotencyKey }) => ({
        path: "/api/wallet/withdrawAll",
        method: "POST",
        body: { amount: bahtFromSatang(amount) },
        intent,
      }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
  }),
});

export const {
  useRefreshGamesMutation,
  useTransferMutation,
  useTransferAllMutation,
  useWithdrawAllMutation,
} = walletApi;
