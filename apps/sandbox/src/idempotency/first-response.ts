import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DAY_MS } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

export const KEY_LIFETIME = DAY_MS;

/** A call with a key; keys are separate per member and call. */
export interface KeyedCall {
  /** Empty for a visitor. */
  memberId: string;
  /** Method and route pattern. */
  call: string;
  key: string;
  digest: string;
}

export interface StoredResponse {
  status: ContentfulStatusCode;
  body: string;
}

/**
 * The first response to a keyed call: that of `work` when the key is new, else the stored one. Key and work commit in
 * one transaction, so neither exists without the other.
 *
 * @throws {Refusal} 422 `KEY_INVALID` for a key used with another request, 409 `REQUEST_LIMIT` while the
 *   first is still running.
 */
export async function firstResponse(
  tx: Transaction,
  call: KeyedCall,
  now: Date,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { memberId, call: name, key, digest } = call;
  const expiredBefore = new Date(now.getTime() - KEY_LIFETIME);
  // The lock detects a running call, whose row is not visible yet. An expired key counts as new.
  const inserted = await tx.query(
    `insert into idempotency_key as known (member_id, call, key, request_digest, created_at)
    select $1, $2, $3, $4, $5::timestamptz where pg_try_advisory_xact_lock(hashtextextended($7, 0))
    on conflict (member_id, call, key) do update
      set request_digest = excluded.request_digest, created_at = excluded.created_at, status = null, body = null
      where known.created_at <= $6
    returning true`,
    [memberId, name, key, digest, now, expiredBefore, JSON.stringify([memberId, name, key])],
  );
  if (inserted.length === 0) return replay(tx, call, expiredBefore);

  const response = await work();
  await tx.query(
    "update idempotency_key set status = $4, body = $5 where member_id = $1 and call = $2 and key = $3",
    [memberId, name, key, response.status, response.body],
  );
  return response;
}

async function replay(tx: Transaction, call: KeyedCall, since: Date): Promise<StoredResponse> {
  const [stored] = await tx.query<{
    request_digest: string;
    status: StoredResponse["status"] | null;
    body: string | null;
  }>(
    `select request_digest, status, body from idempotency_key
    where member_id = $1 and call = $2 and key = $3 and created_at > $4`,
    [call.memberId, call.call, call.key, since],
  );
  if (stored === undefined) throw new Refusal("REQUEST_LIMIT", 409);
  if (stored.request_digest !== call.digest) throw new Refusal("KEY_INVALID", 422);
  if (stored.status === null || stored.body === null)
    throw new Error(`The stored response of ${call.call} is incomplete.`);
  return { status: stored.status, body: stored.body };
}
