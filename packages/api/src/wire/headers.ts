/** Marks a call of the client's code, which a form of another page can't send. */
export const MARKER = "X-Requested-With";

/** The value of `MARKER` on every call. */
export const WALLET_MARKER = "wallet-user";

/** Identifies one action of a member, so that a retry is not done twice. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** The names of the headers that client and server share. */
export const HEADERS = { marker: MARKER, idempotencyKey: IDEMPOTENCY_KEY } as const;
