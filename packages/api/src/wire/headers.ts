/** By this header a call shows that it was made by the client's own code, not by a form of another page. */
export const MARKER = "X-Requested-With";

/** The value of `MARKER` on every call. */
export const WALLET_MARKER = "wallet-user";

/** Names one wish of a member, so that a second sending of it is not done twice. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** The names of the headers that both ends of the wire agree on. */
export const HEADERS = { marker: MARKER, idempotencyKey: IDEMPOTENCY_KEY } as const;
