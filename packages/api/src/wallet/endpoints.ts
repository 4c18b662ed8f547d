import { bahtFromSatang, type Satang, type TransferIntent } from "@member-wallet/domain";
import { api } from "../client/api.ts";
import { delay } from "../client/delay.ts";
import type { MutationHook } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import { afterMoneyMoved } from "./balance-endpoint.ts";
import { type Keyed, moneyMutation } from "./money-mutation.ts";

/** Moving money between the wallet and the games (§7). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the operator fetch every game's balance from its provider; safe to repeat. */
    refreshGames: build.mutation<{ message: string | null }, void>({
      query: () => ({ path: "/api/wallet/refresh/slot", delay }),
      ...withSchema(Message),
      onQueryStarted: afterMoneyMoved,
    }),
    transfer: build.mutation(
      moneyMutation(withSchema(Message), ({ from, to, amount }: Keyed<TransferIntent>) => ({
        path: "/api/wallet/transfer",
        method: "POST",
        body: { from, to, amount: bahtFromSatang(amount) },
      })),
    ),
    /** Moves everything in the wallet and all games into `to`. */
    transferAll: build.mutation(
      moneyMutation(withSchema(Message), ({ to }: Keyed<{ to: string }>) => ({
        path: "/api/wallet/transferAll",
        method: "POST",
        body: { to },
      })),
    ),
    /** Reserves money for the member's bank account, after collecting the games' balances (the dialog's call). */
    withdrawAll: build.mutation(
      moneyMutation(withSchema(Message), ({ amount }: Keyed<{ amount: Satang }>) => ({
        path: "/api/wallet/withdrawAll",
        method: "POST",
        body: { amount: bahtFromSatang(amount) },
      })),
    ),
  }),
});

/** Makes the operator fetch every game's balance from its provider, and loads the wallet again. */
export const useRefreshGamesMutation: MutationHook<Message, void> = walletApi.useRefreshGamesMutation;

/** Moves an amount in satang between the wallet and a game (§5 Transfer). */
export const useTransferMutation: MutationHook<
  Message,
  Keyed<TransferIntent>
> = walletApi.useTransferMutation;

/** Moves everything in the wallet and all games into `to`: `wallet` or a game's code. */
export const useTransferAllMutation: MutationHook<
  Message,
  Keyed<{ to: string }>
> = walletApi.useTransferAllMutation;

/**
 * Withdraws an amount in satang to the member's bank account; the games' balances are collected first (§5
 * Withdraw).
 */
export const useWithdrawAllMutation: MutationHook<
  Message,
  Keyed<{ amount: Satang }>
> = walletApi.useWithdrawAllMutation;
