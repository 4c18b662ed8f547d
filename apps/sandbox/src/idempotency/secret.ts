import { createHmac, randomBytes } from "node:crypto";
import type { Queryable } from "../database/database.ts";

const BYTES = 32;

/**
 * The secret that keys the digests of requests: the given one (`SANDBOX_SECRET`), else one that the database contains.
 * All processes on a database must have the same, because they compare each other's digests, so the database contains a
 * check value of the first one.
 *
 * @throws when another secret came first.
 */
export async function findSecret(database: Queryable, given: Uint8Array | null): Promise<Uint8Array> {
  const own = given ?? randomBytes(BYTES);
  await database.query(
    "insert into digest_secret (check_value, secret) values ($1, $2) on conflict do nothing",
    [checkValue(own), given === null ? own : null],
  );
  const [known] = await database.query<{ checkValue: string; secret: Uint8Array | null }>(
    `select check_value as "checkValue", secret from digest_secret`,
  );
  const secret = given ?? known?.secret ?? null;
  if (secret === null)
    throw new Error("SANDBOX_SECRET is missing: other processes on this database have it.");
  if (known?.checkValue !== checkValue(secret))
    throw new Error("SANDBOX_SECRET is not the secret of the other processes on this database.");
  return secret;
}

/**
 * Reads `SANDBOX_SECRET`: 64 hex digits; null when it is not set.
 * @throws when it is anything else.
 */
export function parseSecret(text: string | undefined): Uint8Array | null {
  if (!text) return null;
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error("SANDBOX_SECRET is invalid: it is 64 hex digits (openssl rand -hex 32).");
  return Buffer.from(text, "hex");
}

/** Tells two secrets apart without containing them. */
function checkValue(secret: Uint8Array): string {
  return createHmac("sha256", secret).update("digest secret").digest("hex");
}
