import type { Satang } from "../money/satang.ts";
import { type TransferDraft, WALLET } from "./check-transfer.ts";

/** A game account of a transfer: its code, and its balance if that is known. */
export interface TransferAccount {
  readonly code: string;
  readonly balance: Satang | null;
}

/**
 * The accounts that a transfer begins with (§5 Transfer): the wallet, and the one game that has money. The money moves
 * into the game, or out of it when the wallet has none. While a game's balance is unknown, or several have money, the
 * game is not chosen.
 * @param wallet its balance; `null` when it is unknown.
 */
export function firstAccounts(
  wallet: Satang | null,
  games: readonly TransferAccount[],
): Pick<TransferDraft, "from" | "to"> {
  const withMoney = games.filter(({ balance }) => balance === null || balance > 0);
  const [only] = withMoney;
  if (only === undefined || only.balance === null || withMoney.length > 1) return { from: WALLET, to: null };
  return wallet !== null && wallet <= 0 ? { from: only.code, to: WALLET } : { from: WALLET, to: only.code };
}
