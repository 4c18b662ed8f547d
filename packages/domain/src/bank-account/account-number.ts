import { toAsciiDigits } from "../digits/ascii-digits.ts";
import { MISSING } from "../missing.ts";

/** An account number for reading: 3-3-rest when it has 10 digits (§9), else unchanged. */
export function formatAccountNo(accountNo: string): string {
  const digits = accountNoDigits(accountNo);
  return digits.length === 10
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : accountNo.trim();
}

/** An account number for copying into a bank's app: its digits only. */
export function accountNoDigits(accountNo: string): string {
  return toAsciiDigits(accountNo).replace(/\D/g, "");
}

/** How many digits of a masked number stay visible. */
const SHOWN = 4;

/** A masked account number: its last four digits behind dots, at most half of a short one; a dash for none. */
export function maskAccountNo(accountNo: string): string {
  const digits = accountNoDigits(accountNo);
  if (digits === "") return MISSING;
  return `•••${digits.slice(digits.length - Math.min(SHOWN, Math.floor(digits.length / 2)))}`;
}
