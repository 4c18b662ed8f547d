import { bahtFromSatang, type Satang } from "@member-wallet/domain";
import { api } from "../client/api.ts";
import type { IntentKey } from "../client/intent.ts";
import { pause } from "../client/pause.ts";
import { readWith } from "../client/read-with.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "./balance-endpoint.ts";

/** The wallet's name among the accounts that a transfer goes between; every other is a game's code. */
export const WALLET = "wallet";

/** One transfer: from and to are `WALLET` or a game's code. */
export interface Transfer {
  from: string;
  to: string;
  amount: Satang;
  intent: IntentKey;
}

/** Moving money between the wallet and the games (§7 Wallet). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the operator to fetch every game's balance from its provider; state-changing. */
    refreshGames: build.mutation<{ message: string | null }, void>({
      query: () => ({ path: "/api/wallet/refresh/slot", breath: pause }),
      ...readWith(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    transfer: build.mutation({
      query: ({ intent, from, to, amount }: Transfer) => ({
        path: "/api/wallet/transfer",
        method: "POST",
        body: { from, to, amount: bahtFromSatang(amount) },
        intent,
      }),
      ...readWith(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    /** Moves everything in the wallet and all games into `to`. */
    transferAll: build.mutation({
      query: ({ intent, to }: { to: string; intent: IntentKey }) => ({
        path: "/api/wallet/transferAll",
        method: "POST",
        body: { to },
        intent,
      }),
      ...readWith(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    /** Promises money to the member's bank account, gathering the games' balances first (the dialog's call). */
    withdrawAll: build.mutation({
      query: ({ intent, amount }: { amount: Satang; intent: IntentKey }) => ({
        path: "/api/wallet/withdrawAll",
        method: "POST",
        body: { amount: bahtFromSatang(amount) },
        intent,
      }),
      ...readWith(Message),
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
