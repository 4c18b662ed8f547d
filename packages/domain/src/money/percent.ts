import { type Satang, satang } from "./satang.ts";

/** A percentage (0 to 100, two decimals) of an amount, floored to whole satang: exact for any amount. */
export function percentOf(amount: Satang, percent: number): Satang {
  const basisPoints = Math.round(percent * 100);
  const whole = Math.floor(amount / 10_000);
  return satang(whole * basisPoints + Math.floor(((amount - whole * 10_000) * basisPoints) / 10_000));
}

/** A share of a balance, as the buttons for 25 to 100 % offer it; `null` when the balance is unknown or not above 0. */
export function shareOf(balance: Satang | null, percent: number): Satang | null {
  return balance === null || balance <= 0 ? null : percentOf(balance, percent);
}
