import type { Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";

/** A deposit earns one coin for each whole part of this size, in satang. */
const DEPOSIT_PER_COIN = 50_000;

/** Adds the coins that a deposit earns. Before the ledger entry: a member is locked before the accounts. */
export async function addCoinsForDeposit(tx: Transaction, memberId: string, amount: Satang): Promise<void> {
  await addCoins(tx, memberId, Math.floor(amount / DEPOSIT_PER_COIN));
}

export async function addCoins(tx: Transaction, memberId: string, coins: number): Promise<void> {
  if (coins > 0) await tx.query("update member set coin = coin + $2 where id = $1", [memberId, coins]);
}

/** Takes one coin; returns the coins left, or `null` when the member has none. */
export async function takeCoin(tx: Transaction, memberId: string): Promise<number | null> {
  const [row] = await tx.query<{ coin: number }>(
    "update member set coin = coin - 1 where id = $1 and coin > 0 returning coin",
    [memberId],
  );
  return row?.coin ?? null;
}
