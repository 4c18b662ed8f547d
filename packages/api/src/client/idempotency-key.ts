declare const keyBrand: unique symbol;

/** Names one thing that a member wants done, and stays the same when it is sent again, so that it happens once. */
export type IdempotencyKey = string & { readonly [keyBrand]: true };

/**
 * For how long after its first sending a call may be sent again, in milliseconds: servers keep a key for 24 hours, and
 * an hour is left for slow lines.
 */
export const IDEMPOTENCY_KEY_LIFETIME = 23 * 60 * 60 * 1_000;

/** A new key: 128 random bits in hex. Works on pages without a secure context too. */
export function newIdempotencyKey(): IdempotencyKey {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") as IdempotencyKey;
}
