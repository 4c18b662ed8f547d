/** The names of the headers that both ends of the wire agree on. */
export const HEADERS = {
  marker: "X-Requested-With",
  idempotencyKey: "Idempotency-Key",
} as const;

/** What every call of the client carries as `X-Requested-With`. */
export const WALLET_MARKER = "wallet-user";
