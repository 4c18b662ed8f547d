import { toUpperAscii } from "../bank-account/account-name.ts";

/** A promotion code as typed, in upper case and without the spaces around it; `null` when it is blank (§5). */
export function readPromotionCode(typed: string): string | null {
  const code = toUpperAscii(typed.trim());
  return code === "" ? null : code;
}
