import { randomBytes } from "node:crypto";
import { DAY_MS } from "../clock.ts";
import type { Queryable } from "../database/database.ts";
import { sha256 } from "../sha256.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const LIFETIME = 7 * DAY_MS;

export interface Session {
  memberId: string;
  /** Identifies the session; the token itself is never stored. */
  digest: string;
}

/** Opens a session for seven days and returns its token: 256 random bits. */
export async function openSession(database: Queryable, memberId: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await database.query(
    "insert into session (token_digest, member_id, created_at, expires_at) values ($1, $2, $3, $4)",
    [sha256(token), memberId, now, new Date(now.getTime() + LIFETIME)],
  );
  return token;
}

/** The session of a token; null when it is unknown, expired or revoked, or its member is inactive. */
export async function findSession(database: Queryable, token: string, now: Date): Promise<Session | null> {
  return TOKEN.test(token) ? findSessionByDigest(database, sha256(token), now) : null;
}

/** Finds a session by the token's digest. */
export async function findSessionByDigest(
  database: Queryable,
  digest: string,
  now: Date,
): Promise<Session | null> {
  const [row] = await database.query<{ member_id: string }>(
    `select session.member_id from session join member on member.id = session.member_id
    where token_digest = $1 and expires_at > $2 and member.is_active`,
    [digest, now],
  );
  return row === undefined ? null : { memberId: row.member_id, digest };
}

/** The digests whose sessions are unknown, expired or revoked, or whose members are inactive. */
export async function endedSessions(
  database: Queryable,
  digests: readonly string[],
  now: Date,
): Promise<string[]> {
  const open = await database.query<{ digest: string }>(
    `select token_digest as digest from session join member on member.id = session.member_id
    where token_digest = any($1) and expires_at > $2 and member.is_active`,
    [digests, now],
  );
  const known = new Set(open.map(({ digest }) => digest));
  return digests.filter((digest) => !known.has(digest));
}

/** Ends all of a member's sessions but the one given. */
export async function revokeOtherSessions(database: Queryable, { memberId, digest }: Session): Promise<void> {
  await database.query("delete from session where member_id = $1 and token_digest <> $2", [memberId, digest]);
}
