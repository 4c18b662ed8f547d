import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import { checkNewPassword, LONGEST_PASSWORD } from "./new-password.ts";
import { hashPassword, isPassword, mayLogIn } from "./password.ts";
import { openSession, revokeOtherSessions, type Session } from "./session.ts";

/** Longer than any phone or password; nothing is looked up or hashed for what is longer. */
const LONGEST = LONGEST_PASSWORD;

/** A log-in as it was sent, and the address that it came from. */
export interface LogInAttempt {
  username: string;
  password: string;
  address: string;
}

/**
 * Opens a session and answers its token. An unknown phone takes the same time and gets the same answer as
 * a wrong password.
 *
 * @throws {Refusal} `WRONG_CREDENTIAL`; 403 `INACTIVE_USER` for the right password of a member who is
 *   locked out; as `countAttempt` after too many guesses of this phone's password from this address; 429
 *   `REQUEST_LIMIT` when too many others are being refused.
 */
export async function logIn(
  database: Database,
  { username, password, address }: LogInAttempt,
  now: Date,
): Promise<string> {
  if (username.length > LONGEST || password.length > LONGEST) throw new Refusal("WRONG_CREDENTIAL");
  const subject = `log-in ${username} from ${address}`;
  await countAttempt(database, subject, now);
  const [member] = await database.query<{ id: string; password_hash: string; is_active: boolean }>(
    "select id, password_hash, is_active from member where username = $1",
    [username],
  );
  const right = await mayLogIn(password, member?.password_hash ?? null);
  if (member === undefined || !right) throw new Refusal("WRONG_CREDENTIAL");
  await forgetAttempts(database, subject);
  if (!member.is_active) throw new Refusal("INACTIVE_USER", 403);
  return openSession(database, member.id, now);
}

/**
 * Gives the member another password and ends all other sessions.
 * @throws {Refusal} `WRONG_PASSWORD`; `INVALID_USER_INFO` for a new one that is not taken (`checkNewPassword`); as
 *   `countAttempt` after too many guesses in this session.
 */
export async function changePassword(
  database: Database,
  session: Session,
  passwords: { oldPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  if (passwords.oldPassword.length > LONGEST) throw new Refusal("WRONG_PASSWORD");
  const subject = `password change in ${session.digest}`;
  await countAttempt(database, subject, now);
  const [member] = await database.query<{ password_hash: string; username: string }>(
    "select password_hash, username from member where id = $1",
    [session.memberId],
  );
  if (member === undefined || !(await isPassword(passwords.oldPassword, member.password_hash)))
    throw new Refusal("WRONG_PASSWORD");
  await forgetAttempts(database, subject);
  checkNewPassword(passwords.newPassword, member.username);

  const hash = await hashPassword(passwords.newPassword, "member");
  await database.transaction(async (tx) => {
    await tx.query("update member set password_hash = $2 where id = $1", [session.memberId, hash]);
    await revokeOtherSessions(tx, session);
  });
}
