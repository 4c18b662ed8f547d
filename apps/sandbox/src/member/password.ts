import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createLimiter, type Limiter } from "./limiter.ts";

/** The cost of a hash: 2^logN × r × 128 bytes of memory, p times. */
interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

/** As OWASP recommends: 32 MB three times, about a tenth of a second. */
const COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Two of Node's four threads, and as many queued as finish within a few seconds. */
const MEMBER_LIMIT = { concurrency: 2, maxQueued: 30 };
/** Hashes of members and of strangers have separate limits, so that strangers never delay members. */
const memberHashes = createLimiter(MEMBER_LIMIT);
const strangerHashes = createLimiter({ concurrency: 1, maxQueued: 10 });
/** Delayed refusals of log-ins, with the members' limit; see `verifyLogIn`. */
const refusals = createLimiter(MEMBER_LIMIT);

/**
 * Hashes a password with scrypt, off the main thread; the result includes cost and salt.
 * @param caller whose limit applies
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many are queued.
 */
export async function hashPassword(
  password: string,
  caller: "member" | "stranger",
  cost: PasswordCost = COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const limiter = caller === "member" ? memberHashes : strangerHashes;
  return format(cost, salt, await derive(password, salt, cost, limiter));
}

/**
 * Verifies a password against a member's hash, in constant time.
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many are queued.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash);
  return timingSafeEqual(await derive(password, salt, cost, memberHashes), key);
}

/** The recent duration of a hash, in milliseconds; bounded, in case the machine was suspended. */
let recentDuration = 100;
const MAX_DELAY = 1_000;

/**
 * Verifies a log-in; null is the hash of an unknown phone, which costs no hashing. A correct password returns at once. A
 * refusal waits in a queue of its own for as long as a hash takes, so that neither time nor load reveals whether the
 * phone is a member's.
 *
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many are queued.
 */
export async function verifyLogIn(password: string, hash: string | null): Promise<boolean> {
  const refused = refusals(() => delay(recentDuration, false as const)).catch(async (busy: unknown) => {
    await delay(recentDuration);
    throw busy;
  });
  // After a correct password nobody awaits it.
  refused.catch(() => undefined);
  return (hash !== null && (await verifyPassword(password, hash))) || refused;
}

function derive(
  password: string,
  salt: Buffer,
  { logN, r, p }: PasswordCost,
  limiter: Limiter,
): Promise<Buffer> {
  const N = 2 ** logN;
  // Normalised, because keyboards compose the same characters differently.
  const text = password.normalize("NFKC");
  return limiter(async () => {
    const began = performance.now();
    const key = await new Promise<Buffer>((resolve, reject) => {
      scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, derived) => {
        if (error === null) resolve(derived);
        else reject(error);
      });
    });
    recentDuration = Math.min(MAX_DELAY, Math.max(performance.now() - began, recentDuration * 0.9));
    return key;
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
