import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Database, Queryable } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

const LIFETIME_MS = 10 * 60_000;
/** Between two codes for one phone. */
const PAUSE_MS = 60_000;
/** Codes for one phone within an hour. */
const MOST_CODES = 5;
const HOUR_MS = 3_600_000;
/** Wrong tries of one code. */
const MOST_TRIES = 5;
/** How long a checked phone waits for its registration; shorter than codes are kept. */
const VERIFIED_MS = 30 * 60_000;

/** A code that was issued; the code itself goes to the phone, here to the log, and never into an answer. */
export interface IssuedCode {
  token: string;
  reference: string;
  code: string;
}

/** The reference uses letters that nobody mistakes for each other. */
const REFERENCE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Whether the phone was checked a short while ago by the code of this token: nobody else registers with that. */
export async function isVerified(
  database: Queryable,
  { phone, token }: { phone: string; token: string },
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    "select 1 from one_time_code where token_digest = $1 and phone = $2 and verified_at > $3",
    [digest(token), phone, new Date(now.getTime() - VERIFIED_MS)],
  );
  return rows.length > 0;
}

/**
 * Issues a code of six digits for a phone, given in its normal form.
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
    // Calls for one phone side by side wait for each other, or each would see no other's code.
    await tx.query("select pg_advisory_xact_lock(hashtext($1))", [`one-time code ${phone}`]);
    const [recent] = await tx.query<{ codes: number; last: Date | null }>(
      "select count(*)::int as codes, max(issued_at) as last from one_time_code where phone = $1 and issued_at > $2",
      [phone, new Date(now.getTime() - HOUR_MS)],
    );
    const last = recent?.last ?? null;
    if (last !== null && now.getTime() - last.getTime() < PAUSE_MS)
      throw new Refusal("REQUEST_LIMIT_1MIN", 429);
    if ((recent?.codes ?? 0) >= MOST_CODES) throw new Refusal("REQUEST_LIMIT", 429);
    await tx.query(
      "insert into one_time_code (token_digest, phone, code_digest, issued_at, expires_at) values ($1, $2, $3, $4, $5)",
      [
        digest(issued.token),
        phone,
        digest(issued.token + issued.code),
        now,
        new Date(now.getTime() + LIFETIME_MS),
      ],
    );
  });
  return issued;
}

/**
 * Checks a code against its token, once, and remembers the phone as verified by it.
 * @throws {Refusal} `OTP_TOKEN_INVALID`, `OTP_NOT_EXIST` (used already), `OTP_EXPIRED`, `OTP_BLOCK` after five wrong
 *   tries, `OTP_CODE_INVALID`.
 */
export async function checkCode(database: Database, token: string, code: string, now: Date): Promise<void> {
  // A try counts before it is looked at, so that tries side by side count too.
  const [tried] = await database.query<{
    code_digest: string;
    expires_at: Date;
    wrong_tries: number;
    is_used: boolean;
  }>(
    `update one_time_code set wrong_tries = wrong_tries + 1 where token_digest = $1
     returning code_digest, expires_at, wrong_tries, is_used`,
    [digest(token)],
  );
  if (tried === undefined) throw new Refusal("OTP_TOKEN_INVALID");
  if (tried.is_used) throw new Refusal("OTP_NOT_EXIST");
  if (tried.expires_at <= now) throw new Refusal("OTP_EXPIRED");
  if (tried.wrong_tries > MOST_TRIES) throw new Refusal("OTP_BLOCK", 429);
  if (digest(token + code) !== tried.code_digest) throw new Refusal("OTP_CODE_INVALID");
  const used = await database.query(
    "update one_time_code set is_used = true, verified_at = $2 where token_digest = $1 and not is_used returning 1",
    [digest(token), now],
  );
  if (used.length === 0) throw new Refusal("OTP_NOT_EXIST");
}

/** Removes codes that no limit counts any more, and with them the checks that they made. */
export async function sweepCodes(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from one_time_code where issued_at <= $1", [
    new Date(now.getTime() - HOUR_MS),
  ]);
}
