import { isGuessablePassword } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** ASVS 6.2.1. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;

/**
 * Checks a new password.
 * @throws {Refusal} `INVALID_USER_INFO` for one that is too short, too long, or easily guessed.
 */
export function checkNewPassword(password: string, phone: string): void {
  const { length } = password;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH || isGuessablePassword(password, phone))
    throw new Refusal("INVALID_USER_INFO");
}
