import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createBoundedQueue } from "../fairness/bounded-queue.ts";

/** The cost of a hash: 2^logN × r × 128 bytes of memory, p times. */
export interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

/** OWASP recommends this cost: 32 MB three times, about a tenth of a second. */
const COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const COST_DURATION = 100;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Two of Node's four threads, and as many waiting as finish within a few seconds. A caller, of whom there are as many as
 * share an address, has a part of the places, so that its flood leaves some to others.
 */
const MEMBER_LIMIT = { concurrency: 2, maxWaiting: { all: 60, own: 20 } };
const STRANGER_LIMIT = { concurrency: 1, maxWaiting: { all: 15, own: 5 } };

/** The longest delay of a refusal, in milliseconds: the machine may have been suspended during a hash. */
const MAX_DELAY = 1_000;

/**
 * Hashes and verifies passwords. Callers take turns: an address before log-in, then a member. Every method throws a
 * `Refusal`, 429 `REQUEST_LIMIT`, when too many are waiting, of all callers or of this one.
 */
export interface Passwords {
  /** Hashes a password as `hashPassword` does; `caller` is whose limit applies. */
  hash(password: string, caller: "member" | "stranger"): Promise<string>;
  /** Verifies a password against a member's hash, in constant time. */
  verify(password: string, hash: string): Promise<boolean>;
  /**
   * Verifies a log-in; null is the hash of an unknown phone, which costs no hashing. A correct password returns at once.
   * A refusal waits in a queue of its own for as long as a hash takes, so that neither time nor load reveals whether the
   * phone is a member's.
   */
  verifyLogIn(password: string, hash: string | null): Promise<boolean>;
}

/** Hashes of members and of strangers have separate limits, so that strangers never delay members. */
export function createPasswords(cost: PasswordCost = COST): Passwords {
  const memberHashes = createBoundedQueue(MEMBER_LIMIT);
  const strangerHashes = createBoundedQueue(STRANGER_LIMIT);
  const refusals = createBoundedQueue(MEMBER_LIMIT);
  /** The recent duration of a hash, in milliseconds; before the first one an estimate. */
  let recentDuration = (COST_DURATION * workOf(cost)) / workOf(COST);

  async function timed<Result>(run: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await run();
    recentDuration = Math.min(MAX_DELAY, Math.max(performance.now() - began, recentDuration * 0.9));
    return result;
  }

  /** A full queue takes as long to tell of a member's phone as of an unknown one. */
  async function refuseLater(busy: unknown): Promise<never> {
    await delay(recentDuration);
    throw busy;
  }

  const verify: Passwords["verify"] = (password, hash) =>
    memberHashes(() => timed(() => matches(password, hash)));

  return {
    hash: (password, caller) => {
      const inTurn = caller === "member" ? memberHashes : strangerHashes;
      return inTurn(() => timed(() => hashPassword(password, cost)));
    },
    verify,
    async verifyLogIn(password, hash) {
      const refused = refusals(() => delay(recentDuration, false as const)).catch(refuseLater);
      // After a correct password nobody awaits it.
      refused.catch(() => undefined);
      return (hash !== null && (await verify(password, hash).catch(refuseLater))) || refused;
    },
  };
}

function workOf({ logN, r, p }: PasswordCost): number {
  return 2 ** logN * r * p;
}

/** Hashes a password with scrypt, off the main thread; the result includes cost and salt. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost));
}

async function matches(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  // Normalised, because keyboards compose the same characters differently.
  const text = password.normalize("NFKC");
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, derived) => {
      if (error === null) resolve(derived);
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
