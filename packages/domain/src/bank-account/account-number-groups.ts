import { toAsciiDigits } from "../digits/ascii-digits.ts";
import { formatAccountNo } from "./account-number.ts";

/**
 * An account number in groups to read: 3-3-rest when it has 10 digits (§9), each later group with its dash. The groups
 * of the operator stay; other digits make groups of four, with groups of three at the end where that leaves no rest.
 */
export function accountNoGroups(accountNo: string): readonly string[] {
  const formatted = formatAccountNo(accountNo);
  if (/\D/.test(toAsciiDigits(formatted))) return formatted.match(/[^\s-]+|-[^\s-]*/g) ?? [formatted];
  const threes = (4 - (formatted.length % 4)) % 4;
  const end = formatted.length - 3 * threes;
  // Five digits make no such groups.
  if (end < 0) return [formatted];
  return [...(formatted.slice(0, end).match(/.{4}/g) ?? []), ...(formatted.slice(end).match(/.{3}/g) ?? [])];
}
