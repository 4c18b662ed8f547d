import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** How long a key is honoured. */
export const KEY_LIFETIME_HOURS = 24;
const LIFETIME = KEY_LIFETIME_HOURS * 60 * 60 * 1000;

/** A call under a key: keys of two members, or of two calls, have nothing to do with each other. */
export interface KeyedCall {
  /** Empty for a visitor. */
  memberId: string;
  /** Method and route, without the parts that data fill. */
  call: string;
  key: string;
  digest: string;
}

export interface StoredAnswer {
  status: ContentfulStatusCode;
  body: string;
}

/**
 * The first answer to a keyed call: that of `work` when the key is new, else the one that is kept.
 * The key is written before the work and in the same transaction, so neither exists without the other.
 *
 * @throws {Refusal} 422 `KEY_INVALID` for a key used with another request, 409 `REQUEST_LIMIT` while the
 *   first is still running.
 */
export async function firstAnswer(
  tx: Transaction,
  call: KeyedCall,
  now: Date,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { memberId, call: name, key, digest } = call;
  const dayAgo = new Date(now.getTime() - LIFETIME);
  // The lock tells a call under way, whose row cannot be seen yet. A key whose day is over is taken as new.
  const taken = await tx.query(
    `insert into idempotency_key as known (member_id, call, key, request_digest, created_at)
    select $1, $2, $3, $4, $5::timestamptz where pg_try_advisory_xact_lock(hashtextextended($7, 0))
    on conflict (member_id, call, key) do update
      set request_digest = excluded.request_digest, created_at = excluded.created_at, status = null, body = null
      where known.created_at <= $6
    returning true`,
    [memberId, name, key, digest, now, dayAgo, JSON.stringify([memberId, name, key])],
  );
  if (taken.length === 0) return replay(tx, call, dayAgo);

  const answer = await work();
  await tx.query(
    "update idempotency_key set status = $4, body = $5 where member_id = $1 and call = $2 and key = $3",
    [memberId, name, key, answer.status, answer.body],
  );
  return answer;
}

async function replay(tx: Transaction, call: KeyedCall, since: Date): Promise<StoredAnswer> {
  const [kept] = await tx.query<{
    request_digest: string;
    status: StoredAnswer["status"] | null;
    body: string | null;
  }>(
    `select request_digest, status, body from idempotency_key
    where member_id = $1 and call = $2 and key = $3 and created_at > $4`,
    [call.memberId, call.call, call.key, since],
  );
  if (kept === undefined) throw new Refusal("REQUEST_LIMIT", 409);
  if (kept.request_digest !== call.digest) throw new Refusal("KEY_INVALID", 422);
  if (kept.status === null || kept.body === null)
    throw new Error(`The answer kept for ${call.call} is not whole.`);
  return { status: kept.status, body: kept.body };
}
