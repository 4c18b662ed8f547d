import type { Queryable } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** Guesses of one password within the window. */
export const ATTEMPTS = 10;
const WINDOW = 5 * 60 * 1000;

/**
 * Counts a guess before it is looked at, so that guesses side by side count too.
 * @throws {Refusal} 429 `REQUEST_LIMIT` when there were too many.
 */
export async function countAttempt(database: Queryable, subject: string, now: Date): Promise<void> {
  const [row] = await database.query<{ attempts: number }>(
    `insert into password_attempt as known (subject, attempts, since) values ($1, 1, $2)
    on conflict (subject) do update set
      attempts = case when known.since <= $3 then 1 else known.attempts + 1 end,
      since = case when known.since <= $3 then excluded.since else known.since end
    returning attempts`,
    [subject, now, new Date(now.getTime() - WINDOW)],
  );
  if (row === undefined || row.attempts > ATTEMPTS) throw new Refusal("REQUEST_LIMIT", 429);
}

/** Forgets the guesses after a right one. */
export async function forgetAttempts(database: Queryable, subject: string): Promise<void> {
  await database.query("delete from password_attempt where subject = $1", [subject]);
}
