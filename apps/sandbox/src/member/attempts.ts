import type { Queryable } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** Guesses that are looked at as they come; after each further one the next waits longer. */
export const FREE_GUESSES = 10;
/** The first wait, which doubles with each guess, and the longest, in seconds. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 60;
/** Waits longer than half a minute are told as about one. */
const TOLD_AS_A_MINUTE = FREE_GUESSES + 5;
/** Guesses are forgotten when there was none for so long. */
const MEMORY = 60 * 60 * 1000;

/**
 * Counts a guess of a password before it is looked at, so that guesses side by side count too. Guesses of one subject
 * slow each other down, to about seventy in an hour, and lock nobody out for more than a minute. The subject names the
 * one who guesses too, so that strangers slow down strangers only.
 * @throws {Refusal} 429 `REQUEST_LIMIT`, or `REQUEST_LIMIT_1MIN` for a long wait, while the subject has to wait.
 */
export async function countAttempt(database: Queryable, subject: string, now: Date): Promise<void> {
  const counted = await database.query(
    `insert into password_attempt as known (subject, attempts, since) values ($1, 1, $2)
    on conflict (subject) do update set
      attempts = case when known.since <= $3 then 1 else known.attempts + 1 end,
      since = excluded.since
    where known.attempts < $4
      or known.since + least($5, $6 * 2 ^ least(known.attempts - $4, 20)) * interval '1 second' <= excluded.since
    returning true`,
    [subject, now, new Date(now.getTime() - MEMORY), FREE_GUESSES, LONGEST_WAIT, FIRST_WAIT],
  );
  if (counted.length > 0) return;
  const [known] = await database.query<{ attempts: number }>(
    "select attempts from password_attempt where subject = $1",
    [subject],
  );
  const isLong = (known?.attempts ?? 0) >= TOLD_AS_A_MINUTE;
  throw new Refusal(isLong ? "REQUEST_LIMIT_1MIN" : "REQUEST_LIMIT", 429);
}

/** Forgets the guesses after a right one. */
export async function forgetAttempts(database: Queryable, subject: string): Promise<void> {
  await database.query("delete from password_attempt where subject = $1", [subject]);
}
