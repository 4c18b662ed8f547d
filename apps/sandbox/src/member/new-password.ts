import { isGuessablePassword } from "@member-wallet/domain";
import { Refusal } from "../http/refusal.ts";

/** The least that a new password has (ASVS 6.2.1). */
const SHORTEST_PASSWORD = 8;
/** Nothing longer is hashed. */
export const LONGEST_PASSWORD = 256;

/**
 * Checks a password that somebody chooses.
 * @throws {Refusal} `INVALID_USER_INFO` for one that is too short, too long, or the first that a stranger would try.
 */
export function checkNewPassword(password: string, phone: string): void {
  const { length } = password;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD || isGuessablePassword(password, phone))
    throw new Refusal("INVALID_USER_INFO");
}
