import { toAsciiDigits } from "../digits/ascii-digits.ts";
import { type Satang, satang } from "./satang.ts";

/** What a person typed or pasted as an amount of baht. */
export type ParsedAmount =
  | { readonly kind: "amount"; readonly amount: Satang }
  | { readonly kind: "empty" }
  /** Not an amount as people write one, or longer than any amount of money. */
  | { readonly kind: "malformed" }
  /** Finer than one satang: nobody can move that much. */
  | { readonly kind: "too-precise" };

const UNIT_BEFORE = /^(?:฿|THB)\s*/i;
const UNIT_AFTER = /\s*(?:฿|THB|baht|บาท|ບາດ)$/i;
// Marks stand at every third digit or nowhere: reading "1,00" as 100 would invent an amount.
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)$/;
const LONGEST_WHOLE = 13;

/**
 * Reads an amount of baht as a person means it: Thai and Lao digits, thousands marks (commas or spaces),
 * a currency mark or word at either end, surrounding spaces. No signs and no exponents ("1e3" is malformed).
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
  // "0.500" says no more than "0.50".
  const cents = fraction.replace(/0+$/, "");
  if (cents.length > 2) return { kind: "too-precise" };
  return { kind: "amount", amount: satang(Number(digits + cents.padEnd(2, "0"))) };
}
