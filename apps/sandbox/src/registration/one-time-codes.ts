import { randomBytes, randomInt } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "../clock.ts";
import type { Database, Queryable } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { sha256 } from "../sha256.ts";

const LIFETIME_MS = 10 * MINUTE_MS;
/** Between two codes for one phone. */
const INTERVAL_MS = MINUTE_MS;
/** Codes for one phone within an hour. */
const MAX_CODES = 5;
/** Attempts per code. */
const MAX_TRIES = 5;
/** How long a verified phone can register; shorter than codes are stored. */
const VERIFIED_MS = 30 * MINUTE_MS;

/** An issued code. The code itself goes only to the phone, here the log and the local page. */
interface IssuedCode {
  token: string;
  reference: string;
  code: string;
}

/** Without letters that look like others. */
const REFERENCE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Whether the phone was recently verified with the code of this token. */
export async function isVerified(
  database: Queryable,
  { phone, token }: { phone: string; token: string },
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    "select 1 from one_time_code where token_digest = $1 and phone = $2 and verified_at > $3",
    [sha256(token), phone, new Date(now.getTime() - VERIFIED_MS)],
  );
  return rows.length > 0;
}

/**
 * Issues a code of six digits for a phone, in its normal form.
 * @throws {Refusal} 429 `REQUEST_LIMIT_1MIN` within a minute of the last one, 429 `REQUEST_LIMIT` after five in an hour.
 */
export async function issueCode(database: Database, phone: string, now: Date): Promise<IssuedCode> {
  const issued: IssuedCode = {
    token: randomBytes(16).toString("hex"),
    reference: Array.from({ length: 4 }, () =>
      REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
    ).join(""),
    code: String(randomInt(1_000_000)).padStart(6, "0"),
  };
  await database.transaction(async (tx) => {
    // Concurrent calls for one phone wait for each other, because none would see the other's code.
    await tx.query("select pg_advisory_xact_lock(hashtext($1))", [`one-time code ${phone}`]);
    const [recent] = await tx.query<{ codes: number; last: Date | null }>(
      "select count(*)::int as codes, max(issued_at) as last from one_time_code where phone = $1 and issued_at > $2",
      [phone, new Date(now.getTime() - HOUR_MS)],
    );
    const last = recent?.last ?? null;
    if (last !== null && now.getTime() - last.getTime() < INTERVAL_MS)
      throw new Refusal("REQUEST_LIMIT_1MIN", 429);
    if ((recent?.codes ?? 0) >= MAX_CODES) throw new Refusal("REQUEST_LIMIT", 429);
    await tx.query(
      "insert into one_time_code (token_digest, phone, code_digest, issued_at, expires_at) values ($1, $2, $3, $4, $5)",
      [
        sha256(issued.token),
        phone,
        sha256(issued.token + issued.code),
        now,
        new Date(now.getTime() + LIFETIME_MS),
      ],
    );
  });
  return issued;
}

/**
 * Checks a code against its token, once, and marks its phone as verified.
 * @throws {Refusal} `OTP_TOKEN_INVALID`, `OTP_NOT_EXIST` (used already), `OTP_EXPIRED`, `OTP_BLOCK` after five
 *   wrong attempts, `OTP_CODE_INVALID`.
 */
export async function checkCode(database: Database, token: string, code: string, now: Date): Promise<void> {
  // Counted before the check, so that concurrent attempts count too.
  const [tried] = await database.query<{
    code_digest: string;
    expires_at: Date;
    wrong_tries: number;
    is_used: boolean;
  }>(
    `update one_time_code set wrong_tries = wrong_tries + 1 where token_digest = $1
     returning code_digest, expires_at, wrong_tries, is_used`,
    [sha256(token)],
  );
  if (tried === undefined) throw new Refusal("OTP_TOKEN_INVALID");
  if (tried.is_used) throw new Refusal("OTP_NOT_EXIST");
  if (tried.expires_at <= now) throw new Refusal("OTP_EXPIRED");
  if (tried.wrong_tries > MAX_TRIES) throw new Refusal("OTP_BLOCK", 429);
  if (sha256(token + code) !== tried.code_digest) throw new Refusal("OTP_CODE_INVALID");
  const used = await database.query(
    "update one_time_code set is_used = true, verified_at = $2 where token_digest = $1 and not is_used returning 1",
    [sha256(token), now],
  );
  if (used.length === 0) throw new Refusal("OTP_NOT_EXIST");
}

/** Deletes codes that no limit counts any more, and their verifications. */
export async function sweepCodes(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from one_time_code where issued_at <= $1", [
    new Date(now.getTime() - HOUR_MS),
  ]);
}
