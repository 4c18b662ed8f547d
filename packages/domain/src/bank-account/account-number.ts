import { toAsciiDigits } from "../digits/ascii-digits.ts";
import { MISSING } from "../missing.ts";

/** An account number for reading: 3-3-rest when it has 10 digits (§9), else as it was given. */
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

/** How many digits of a masked number are left to know it by. */
const SHOWN = 4;

/**
 * An account number to be recognised and not read off: its last four digits behind dots, of a short one no more than
 * half; a dash when there is none.
 */
export function maskAccountNo(accountNo: string): string {
  const digits = accountNoDigits(accountNo);
  if (digits === "") return MISSING;
  return `•••${digits.slice(digits.length - Math.min(SHOWN, Math.floor(digits.length / 2)))}`;
}
