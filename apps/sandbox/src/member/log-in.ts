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
 * password; a password that is changed while it is being verified is wrong.
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
  return database.transaction(async (tx) => {
    // A change of the password meanwhile has ended all other sessions: waits for one that is being committed.
    const unchanged = await tx.query("select 1 from member where id = $1 and password_hash = $2 for share", [
      member.id,
      member.password_hash,
    ]);
    if (unchanged.length === 0) throw new Refusal("WRONG_CREDENTIAL");
    return openSession(tx, member.id, now);
  });
}

/**
 * Changes the member's password and ends all other sessions.
 * @throws {Refusal} `WRONG_PASSWORD`, also when another session changes it meanwhile; `INVALID_USER_INFO` as
 *   `checkNewPassword`; as `countAttempt` after too many attempts in this session.
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
    const changed = await tx.query(
      "update member set password_hash = $2 where id = $1 and password_hash = $3 returning id",
      [session.memberId, hash, member.password_hash],
    );
    // Another session has changed it meanwhile, and ended this one.
    if (changed.length === 0) throw new Refusal("WRONG_PASSWORD");
    await revokeOtherSessions(tx, session);
  });
}
