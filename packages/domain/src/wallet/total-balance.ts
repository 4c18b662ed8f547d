import type { Satang } from "../money/satang.ts";

/** A sum of balances, possibly incomplete. */
export interface Total {
  /** The sum of the known ones; `null` when none is known but there are some, or when it is too large to be exact. */
  readonly amount: Satang | null;
  /** False when a balance is missing from the sum: the view must show that. */
  readonly complete: boolean;
}

/** The money of one account; the wallet and the games of a `WalletAnswer` of the API fit. */
export interface Balance {
  /** `null` when it is unknown. */
  readonly amount: Satang | null;
}

/** The sum of a member's money (§1): the main wallet plus every game account, active or not. */
export function totalBalance(answer: {
  readonly wallet: Balance;
  readonly slots: readonly Balance[];
  /** False when a game account failed to parse and is missing from `slots`. */
  readonly allSlots: boolean;
}): Total {
  return sumBalances([answer.wallet, ...answer.slots], answer.allSlots);
}

/**
 * Adds up balances, 0 for none; never throws.
 * @param allThere false when some balances are known to be missing.
 */
export function sumBalances(balances: readonly Balance[], allThere: boolean): Total {
  let sum = 0;
  let known = 0;
  for (const { amount } of balances) {
    if (amount === null) continue;
    known += 1;
    sum += amount;
    if (!Number.isSafeInteger(sum)) return { amount: null, complete: false };
  }
  const lacking = balances.length - known;
  return {
    amount: known === 0 && (lacking > 0 || !allThere) ? null : (sum as Satang),
    complete: allThere && lacking === 0,
  };
}
