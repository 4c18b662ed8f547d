import { ADVISED_PASSWORD_LENGTH, isGuessablePassword } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** Nothing longer is hashed. */
export const MAX_PASSWORD_LENGTH = 256;

/**
 * Checks a new password.
 * @throws {Refusal} `INVALID_USER_INFO` for one that is too short, too long, or easily guessed.
 */
export function checkNewPassword(password: string, phone: string): void {
  const { length } = password;
  if (
    length < ADVISED_PASSWORD_LENGTH ||
    length > MAX_PASSWORD_LENGTH ||
    isGuessablePassword(password, phone)
  )
    throw new Refusal("INVALID_USER_INFO");
}
