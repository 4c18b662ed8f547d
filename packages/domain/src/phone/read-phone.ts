import { toAsciiDigits } from "../digits/ascii-digits.ts";
import type { PhoneRule } from "../market/market.ts";

/** A typed, pasted or autofilled phone number. */
export type ReadPhone =
  /** The number in the backend's format: digits only (in a free market a foreign number keeps its leading +). */
  | { readonly kind: "phone"; readonly phone: string }
  | { readonly kind: "empty" }
  /** `length` is the number of digits that the market requires (§5). */
  | { readonly kind: "wrong-length"; readonly length: number }
  | { readonly kind: "malformed" };

// Spaces of every width, dashes, dots, brackets, and the invisible marks that address books add.
const SEPARATORS = /[\s\p{Cf}\p{Pd}\u2212.()]/gu;

/**
 * The only normaliser of phone numbers, for registration and log-in alike: converts Thai and Lao digits to 0–9, drops
 * separators, and gives each number one form. With a fixed length, "+66 81…", "0066 81…" and "66 81…" become "081…".
 * With a free length, "+856 20…", "00856 20…", "856 20…" and "020…" become "20…".
 */
export function readPhone(rule: PhoneRule, text: string): ReadPhone {
  const bare = toAsciiDigits(text).replace(SEPARATORS, "");
  if (bare === "") return { kind: "empty" };
  if (!/^\+?\d+$/.test(bare)) return { kind: "malformed" };
  if (rule.kind === "free") return { kind: "phone", phone: memberNumber(rule, bare) };

  const phone = nationalNumber(rule, bare);
  return phone.length === rule.length && !phone.startsWith("+")
    ? { kind: "phone", phone }
    : { kind: "wrong-length", length: rule.length };
}

function nationalNumber(rule: PhoneRule & { kind: "digits" }, number: string): string {
  // A number of the right length stays unchanged, with any prefix.
  if (number.length === rule.length && !number.startsWith("+")) return number;
  const international = new RegExp(`^(?:\\+|00)?${rule.countryCode}0?(\\d{${rule.length - 1}})$`).exec(
    number,
  );
  return international ? `0${international[1]}` : number;
}

function memberNumber({ countryCode, mobilePrefixes }: PhoneRule & { kind: "free" }, number: string): string {
  const mobile = `(?:${mobilePrefixes.join("|")})\\d*`;
  const known = new RegExp(`^(?:(?:\\+|00)?${countryCode}0*|0?)(${mobile})$`).exec(number);
  if (known?.[1] !== undefined) return known[1];
  // Other numbers get the form in which they are dialled: national with the trunk 0, foreign with a +.
  const atHome = new RegExp(`^(?:\\+|00)${countryCode}0*([1-9]\\d*)$`).exec(number);
  if (atHome) return `0${atHome[1]}`;
  return number.replace(/^00(?=[1-9])/, "+");
}
