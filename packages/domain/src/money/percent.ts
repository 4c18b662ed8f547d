import { type Satang, satang } from "./satang.ts";

/** So many percent (a whole number) of an amount, floored to whole satang: exact however large the amount is. */
export function percentOf(amount: Satang, percent: number): Satang {
  const hundreds = Math.floor(amount / 100);
  return satang(hundreds * percent + Math.floor(((amount - hundreds * 100) * percent) / 100));
}
