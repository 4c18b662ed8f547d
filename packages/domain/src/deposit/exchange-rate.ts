import { formatCount } from "../money/format-amount.ts";
import type { Satang } from "../money/satang.ts";

/**
 * The units of a currency for one baht, with thousands marks and at most 2 decimals ("1,640.5").
 * @param rate baht for one unit, more than 0.
 */
export function unitsPerBaht(rate: number): string {
  return String(Math.round(100 / rate) / 100).replace(/^\d+/, (whole) => formatCount(Number(whole)));
}

/** The fewest whole units of a currency that are worth at least an amount. @param rate baht for one unit, more than 0. */
export function unitsWorth(amount: Satang, rate: number): number {
  // Rounding errors of the division are no reason for another unit.
  return Math.ceil(Number((amount / 100 / rate).toPrecision(12)));
}
