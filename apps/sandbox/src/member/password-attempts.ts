import { HOUR_MS } from "../clock.ts";
import type { Queryable } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** Attempts without a wait; each further one doubles it. */
export const FREE_ATTEMPTS = 10;
/** In seconds. */
const FIRST_WAIT = 2;
const MAX_WAIT = 60;
/** From here on the wait is about a minute. */
const MINUTE_WAIT_ATTEMPTS = FREE_ATTEMPTS + 5;
/** Attempts expire after this time without one. */
export const ATTEMPTS_LIFETIME = HOUR_MS;

/**
 * Counts a password attempt before it is checked, so that concurrent attempts count too. Allows about seventy attempts
 * per subject and hour, and blocks nobody for more than a minute. The subject includes who attempts, so that strangers
 * only slow down themselves.
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
    [subject, now, new Date(now.getTime() - ATTEMPTS_LIFETIME), FREE_ATTEMPTS, MAX_WAIT, FIRST_WAIT],
  );
  if (counted.length > 0) return;
  const [known] = await database.query<{ attempts: number }>(
    "select attempts from password_attempt where subject = $1",
    [subject],
  );
  const isLong = (known?.attempts ?? 0) >= MINUTE_WAIT_ATTEMPTS;
  throw new Refusal(isLong ? "REQUEST_LIMIT_1MIN" : "REQUEST_LIMIT", 429);
}

/** Resets the attempts after a correct one. */
export async function forgetAttempts(database: Queryable, subject: string): Promise<void> {
  await database.query("delete from password_attempt where subject = $1", [subject]);
}
