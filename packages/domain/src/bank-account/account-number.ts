import { toAsciiDigits } from "../digits/ascii-digits.ts";

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
