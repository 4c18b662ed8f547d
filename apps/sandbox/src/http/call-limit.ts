import { DAY_MS, MINUTE_MS } from "../clock.ts";
import type { Queryable } from "../database/database.ts";
import { Refusal } from "./refusal.ts";

/**
 * Counts a call of a subject (`messages of member 1`), for all processes on one database.
 * @throws {Refusal} 429 `REQUEST_LIMIT` beyond `perMinute` calls in the subject's current minute.
 */
export async function limitCalls(
  database: Queryable,
  subject: string,
  perMinute: number,
  now: Date,
): Promise<void> {
  const [window] = await database.query<{ calls: number }>(
    `insert into call_window as known (subject, since, calls) values ($1, $2::timestamptz, 1)
    on conflict (subject) do update set
      since = case when known.since between $3 and $4 then known.since else excluded.since end,
      calls = case when known.since between $3 and $4 then known.calls + 1 else 1 end
    returning calls`,
    [subject, now, ...[1 - MINUTE_MS, MINUTE_MS - 1].map((offset) => new Date(now.getTime() + offset))],
  );
  if ((window?.calls ?? 0) > perMinute) throw new Refusal("REQUEST_LIMIT", 429);
}

/** Deletes the windows that ended. */
export async function sweepCallWindows(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from call_window where since <= $1", [new Date(now.getTime() - DAY_MS)]);
}
