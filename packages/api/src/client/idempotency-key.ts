import { randomId } from "@member-wallet/domain";

declare const keyBrand: unique symbol;

/** Identifies one action of a member: a retry carries the same key, so that the action is done once. */
export type IdempotencyKey = string & { readonly [keyBrand]: true };

/**
 * How long a call may be retried after it was first sent, in milliseconds: servers store a key for 24 hours, minus an
 * hour for slow connections.
 */
export const IDEMPOTENCY_KEY_LIFETIME = 23 * 60 * 60 * 1_000;

/** A new key: 128 random bits in hex. */
export function newIdempotencyKey(): IdempotencyKey {
  return randomId() as IdempotencyKey;
}
