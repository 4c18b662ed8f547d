import { toAsciiDigits } from "@member-wallet/domain";

// People and address books write these; a code such as `*21#` or a pause has other characters.
const SEPARATORS = /[\s\p{Pd}.()]/gu;

/**
 * The `tel:` link of a phone number from data, with or without `tel:` before it; `null` when it is not one. Only 3 to 15
 * digits with a leading + are dialled: a code that would forward calls or change a setting of the phone is refused.
 */
export function phoneUrl(text: string): string | null {
  const number = toAsciiDigits(text.trim().replace(/^tel:/i, "")).replace(SEPARATORS, "");
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}
