import { MISSING } from "../missing.ts";
import { type Satang, satangFromBaht } from "./satang.ts";

/** An amount of baht with thousands marks and 2 decimals ("1,234.50", "-0.05"); a dash when it is missing (§5). */
export function formatAmount(amount: Satang | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isSafeInteger(amount)) return MISSING;
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/**
 * A balance in the game's own credit: baht times the wallet-to-game rate `ftWalletSlot` (§2), 2 decimals,
 * floored. For display only: it is not money. A dash when either is missing.
 */
export function formatGameCredit(amount: Satang | null | undefined, rate: number | null | undefined): string {
  if (amount === null || amount === undefined || rate === null || rate === undefined) return MISSING;
  return formatAmount(satangFromBaht((amount * rate) / 100));
}

/** Coins, percents and counts: thousands marks, no decimals, rounded (§9); a dash when missing. */
export function formatCount(count: number | null | undefined): string {
  if (count === null || count === undefined || !Number.isFinite(count)) return MISSING;
  const rounded = Math.round(count);
  return `${rounded < 0 ? "-" : ""}${grouped(String(Math.abs(rounded)))}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}
