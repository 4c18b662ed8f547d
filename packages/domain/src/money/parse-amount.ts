import { toAsciiDigits } from "../digits/ascii-digits.ts";
import { type Satang, satang } from "./satang.ts";

/** A typed or pasted amount of baht. */
export type ParsedAmount =
  | { readonly kind: "amount"; readonly amount: Satang }
  | { readonly kind: "empty" }
  /** Not an amount in any usual format, or longer than any amount of money. */
  | { readonly kind: "malformed" }
  /** Smaller than one satang: such an amount can't be moved. */
  | { readonly kind: "too-precise" };

const UNIT_BEFORE = /^(?:฿|THB)\s*/i;
const UNIT_AFTER = /\s*(?:฿|THB|baht|บาท|ບາດ)$/i;
// Separators are at every third digit or absent: reading "1,00" as 100 would change the amount.
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)$/;
const LONGEST_WHOLE = 13;

/**
 * Reads an amount of baht in the usual formats: Thai and Lao digits, thousands separators (commas or spaces), a
 * currency sign or name at either end, surrounding spaces. No signs and no exponents ("1e3" is malformed).
 */
export function parseAmount(text: string): ParsedAmount {
  const bare = toAsciiDigits(text).trim().replace(UNIT_BEFORE, "").replace(UNIT_AFTER, "");
  if (bare === "") return { kind: "empty" };

  const [whole = "", fraction = "", ...more] = bare.split(".");
  const readable =
    more.length === 0 && (whole === "" ? fraction !== "" : WHOLE.test(whole)) && /^\d*$/.test(fraction);
  if (!readable) return { kind: "malformed" };

  const digits = whole.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > LONGEST_WHOLE) return { kind: "malformed" };
  // "0.500" equals "0.50", but "1.000" is how Lao writes a thousand: the member says which.
  const cents = digits === "" ? fraction.replace(/0+$/, "") : fraction;
  if (cents.length > 2) return { kind: "too-precise" };
  return { kind: "amount", amount: satang(Number(digits + cents.padEnd(2, "0"))) };
}
