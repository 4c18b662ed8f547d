import { ADVISED_PASSWORD_LENGTH, isGuessablePassword } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** Nothing longer is hashed. */
export const LONGEST_PASSWORD = 256;

/**
 * Checks a password that somebody chooses.
 * @throws {Refusal} `INVALID_USER_INFO` for one that is too short, too long, or the first that a stranger would try.
 */
export function checkNewPassword(password: string, phone: string): void {
  const { length } = password;
  if (length < ADVISED_PASSWORD_LENGTH || length > LONGEST_PASSWORD || isGuessablePassword(password, phone))
    throw new Refusal("INVALID_USER_INFO");
}
