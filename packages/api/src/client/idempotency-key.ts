declare const intentBrand: unique symbol;

/** The name of one thing a member wants done: the same when it is sent again, so that it is done once. */
export type IdempotencyKey = string & { readonly [intentBrand]: true };

/**
 * For how long after its first sending an intent may be sent again, in milliseconds: servers keep a key for 24 hours,
 * and an hour is left for slow lines.
 */
export const IDEMPOTENCY_KEY_LIFETIME = 23 * 60 * 60 * 1_000;

/** A new intent: 128 random bits in hex. Works on pages without a secure context too. */
export function newIdempotencyKey(): IdempotencyKey {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") as IdempotencyKey;
}
