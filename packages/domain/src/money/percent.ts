import { type Satang, satang } from "./satang.ts";

/** A whole percentage of an amount, floored to whole satang: exact for any amount. */
export function percentOf(amount: Satang, percent: number): Satang {
  const hundreds = Math.floor(amount / 100);
  return satang(hundreds * percent + Math.floor(((amount - hundreds * 100) * percent) / 100));
}

/** A share of a balance, as the buttons for 25 to 100 % offer it; `null` when the balance is unknown or not above 0. */
export function shareOf(balance: Satang | null, percent: number): Satang | null {
  return balance === null || balance <= 0 ? null : percentOf(balance, percent);
}
