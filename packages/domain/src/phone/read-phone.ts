import { toAsciiDigits } from "../digits/ascii-digits.ts";
import type { PhoneRule } from "../market/market.ts";

/** What a person typed, pasted or let the browser fill in as a phone number. */
export type ReadPhone =
  /** The number as the backend knows it: digits only (in a free market a leading + may stay). */
  | { readonly kind: "phone"; readonly phone: string }
  | { readonly kind: "empty" }
  /** `length` is the number of digits that the market wants (§5). */
  | { readonly kind: "wrong-length"; readonly length: number }
  | { readonly kind: "malformed" };

// Spaces of every width, dashes, dots, brackets, and the invisible marks that address books paste along.
const SEPARATORS = /[\s\p{Cf}\p{Pd}\u2212.()]/gu;

/**
 * The one normaliser of phone numbers, for register and login alike: Thai and Lao digits become 0–9,
 * separators fall away, and where the market has a country code, "+66 81…", "0066 81…" and "66 81…" become "081…".
 */
export function readPhone(rule: PhoneRule, text: string): ReadPhone {
  const bare = toAsciiDigits(text).replace(SEPARATORS, "");
  if (bare === "") return { kind: "empty" };
  if (!/^\+?\d+$/.test(bare)) return { kind: "malformed" };
  if (rule.kind === "free") return { kind: "phone", phone: bare };

  const phone = nationalNumber(rule, bare);
  return phone.length === rule.length && !phone.startsWith("+")
    ? { kind: "phone", phone }
    : { kind: "wrong-length", length: rule.length };
}

function nationalNumber(rule: PhoneRule & { kind: "digits" }, number: string): string {
  // A number of the right length is taken as it is, whatever it begins with.
  if (number.length === rule.length && !number.startsWith("+")) return number;
  const international = new RegExp(`^(?:\\+|00)?${rule.countryCode}0?(\\d{${rule.length - 1}})$`).exec(
    number,
  );
  return international ? `0${international[1]}` : number;
}
