import { bahtFromSatang, type Satang, type TransferIntent } from "@member-wallet/domain";
import { api } from "../client/api.ts";
import { delay } from "../client/delay.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "./balance-endpoint.ts";
import { type Keyed, moneyMutation } from "./money-mutation.ts";

/** Moving money between the wallet and the games (§7). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Makes the operator fetch every game's balance from its provider; safe to repeat. The balance is refetched.
     */
    refreshGames: build.mutation<{ message: string | null }, void>({
      query: () => ({ path: "/api/wallet/refresh/slot", delay }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    /** Moves an amount in satang between the wallet and a game (§5 Transfer). */
    transfer: build.mutation(
      moneyMutation(withSchema(Message), ({ from, to, amount }: Keyed<TransferIntent>) => ({
        path: "/api/wallet/transfer",
        method: "POST",
        body: { from, to, amount: bahtFromSatang(amount) },
      })),
    ),
    /** Moves everything in the wallet and all games into `to`: `wallet` or a game's code. */
    transferAll: build.mutation(
      moneyMutation(withSchema(Message), ({ to }: Keyed<{ to: string }>) => ({
        path: "/api/wallet/transferAll",
        method: "POST",
        body: { to },
      })),
    ),
    /**
     * Withdraws an amount in satang to the member's bank account; the games' balances are collected first (§5
     * Withdraw).
     */
    withdrawAll: build.mutation(
      moneyMutation(withSchema(Message), ({ amount }: Keyed<{ amount: Satang }>) => ({
        path: "/api/wallet/withdrawAll",
        method: "POST",
        body: { amount: bahtFromSatang(amount) },
      })),
    ),
  }),
});

export const { useRefreshGamesMutation }: HooksOf<typeof walletApi> = walletApi;
