import type { Satang } from "../money/satang.ts";

/** A sum of balances, which may lack some of them. */
export interface Total {
  /** The sum of those that are known; `null` when none is, or when it is too large to be exact. */
  readonly amount: Satang | null;
  /** False when a balance is missing from the sum: what is shown must say so. */
  readonly complete: boolean;
}

interface Balance {
  /** `null` when it is not known. */
  readonly amount: Satang | null;
}

/** Everything a member has (§1): the main wallet plus every game account, active or not. */
export function totalBalance(answer: {
  readonly wallet: Balance;
  readonly slots: readonly Balance[];
  /** False when there is a game account that could not be read, and is not among `slots`. */
  readonly allSlots: boolean;
}): Total {
  return sumBalances([answer.wallet, ...answer.slots], answer.allSlots);
}

/**
 * Adds up balances, of none 0; never throws.
 * @param allThere false when it is known that some are not among them.
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
    amount: known === 0 && lacking > 0 ? null : (sum as Satang),
    complete: allThere && lacking === 0,
  };
}
