import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What one hash costs: 2^logN × r × 128 bytes of memory, p times over. */
export interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

/** OWASP's equal of 64 MB once: 32 MB three times over, about a tenth of a second. */
const COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password with scrypt, off the main thread; the cost and the salt are part of the result. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost));
}

/** Tells whether this is the password of a hash, in a time that does not depend on the answer. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** A hash of no password: to be checked, at the usual cost, where there is no member to check. */
export const DECOY_HASH = format(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  // Normalised, so that the same letters typed on another keyboard are the same password.
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function format({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", logN, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function parse(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [scheme, logN, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) throw new Error("Not a scrypt hash.");
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}
