import { parseAmount } from "@member-wallet/domain";

/** What a field says of the minutes of a day. */
export type ParsedMinutes =
  | { readonly kind: "empty" }
  /** Whole, 1 to 1,440. */
  | { readonly kind: "minutes"; readonly minutes: number }
  | { readonly kind: "malformed" };

const DAY = 24 * 60;

/** Reads minutes as people write a figure: in Thai and Lao digits too. */
export function parseMinutes(text: string): ParsedMinutes {
  const parsed = parseAmount(text);
  if (parsed.kind === "empty") return { kind: "empty" };
  const minutes = parsed.kind === "amount" ? parsed.amount / 100 : Number.NaN;
  const fits = Number.isInteger(minutes) && minutes >= 1 && minutes <= DAY;
  return fits ? { kind: "minutes", minutes } : { kind: "malformed" };
}
