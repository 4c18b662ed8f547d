import { type Satang, sumSatang } from "../money/satang.ts";

interface Balance {
  readonly amount: Satang;
}

/** Everything a member has (§1): the main wallet plus every game account, active or not. */
export function totalBalance(wallet: Balance, games: readonly Balance[]): Satang {
  return sumSatang([wallet.amount, ...games.map((game) => game.amount)]);
}
