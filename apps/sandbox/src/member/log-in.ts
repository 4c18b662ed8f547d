import type { Context } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { countAttempt, forgetAttempts } from "./password-attempts.ts";
import { checkNewPassword, MAX_PASSWORD_LENGTH } from "./new-password.ts";
import { openSession, revokeOtherSessions, type Session } from "./session.ts";

/** The credentials and the client's address. */
interface LogInAttempt {
  username: string;
  password: string;
  address: string;
}

/**
 * Opens a session and returns its token. An unknown phone takes the same time and gets the same response as a wrong
 * password.
 *
 * @throws {Refusal} `WRONG_CREDENTIAL`; 403 `INACTIVE_USER` for the correct password of an inactive member; as
 *   `countAttempt` after too many attempts for this phone from this address; 429 `REQUEST_LIMIT` while too many other
 *   log-ins are being refused.
 */
export async function logIn(
  { database, passwords }: Pick<Context, "database" | "passwords">,
  { username, password, address }: LogInAttempt,
  now: Date,
): Promise<string> {
  if (username.length > MAX_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new Refusal("WRONG_CREDENTIAL");
  const subject = `log-in ${username} from ${address}`;
  await countAttempt(database, subject, now);
  const [member] = await database.query<{ id: string; password_hash: string; is_active: boolean }>(
    "select id, password_hash, is_active from member where username = $1",
    [username],
  );
  const isCorrect = await passwords.verifyLogIn(password, member?.password_hash ?? null);
  if (member === undefined || !isCorrect) throw new Refusal("WRONG_CREDENTIAL");
  await forgetAttempts(database, subject);
  if (!member.is_active) throw new Refusal("INACTIVE_USER", 403);
  return openSession(database, member.id, now);
}

/**
 * Changes the member's password and ends all other sessions.
 * @throws {Refusal} `WRONG_PASSWORD`; `INVALID_USER_INFO` as `checkNewPassword`; as `countAttempt` after too many
 *   attempts in this session.
 */
export async function changePassword(
  { database, passwords }: Pick<Context, "database" | "passwords">,
  session: Session,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  if (oldPassword.length > MAX_PASSWORD_LENGTH) throw new Refusal("WRONG_PASSWORD");
  const subject = `password change in ${session.digest}`;
  await countAttempt(database, subject, now);
  const [member] = await database.query<{ password_hash: string; username: string }>(
    "select password_hash, username from member where id = $1",
    [session.memberId],
  );
  if (member === undefined || !(await passwords.verify(oldPassword, member.password_hash)))
    throw new Refusal("WRONG_PASSWORD");
  await forgetAttempts(database, subject);
  checkNewPassword(newPassword, member.username);

  const hash = await passwords.hash(newPassword, "member");
  await database.transaction(async (tx) => {
    await tx.query("update member set password_hash = $2 where id = $1", [session.memberId, hash]);
    await revokeOtherSessions(tx, session);
  });
}
