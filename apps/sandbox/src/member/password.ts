import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { limit, type Limited } from "./limit.ts";

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

/** Two of the four threads that Node has for such work, and as many waiting as are served in a few seconds. */
const PLACES = { atOnce: 2, waiting: 30 };
/** The hashes of members. Strangers have places of their own, so however many come, members wait for members only. */
const members = limit(PLACES);
const strangers = limit({ atOnce: 1, waiting: 10 });
/** As many places as members have, for answers that are put off; see `mayLogIn`. */
const putOff = limit(PLACES);

/**
 * Hashes a password with scrypt, off the main thread; the cost and the salt are part of the result.
 * @param asker who has to wait for it
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many of them wait.
 */
export async function hashPassword(
  password: string,
  asker: "member" | "stranger",
  cost: PasswordCost = COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost, asker === "member" ? members : strangers));
}

/**
 * Tells whether this is the password of a member's hash, in a time that does not depend on the answer.
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many wait.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash);
  return timingSafeEqual(await derive(password, salt, cost, members), key);
}

/** The longest that a hash took of late, in milliseconds, and what is made of a machine that stood still. */
let lately = 100;
const LONGEST_PAUSE = 1_000;

/**
 * Tells whether this is the password of a hash; null is the hash of a phone that is nobody's, and costs nothing.
 * Yes is answered at once. No waits in a queue of its own, as long as a hash takes: neither the time nor how busy it is
 * tells whose phone it was.
 *
 * @throws {Refusal} 429 `REQUEST_LIMIT` when too many wait.
 */
export async function mayLogIn(password: string, hash: string | null): Promise<boolean> {
  const no = putOff(() => pause(lately, false as const)).catch(async (busy: unknown) => {
    await pause(lately);
    throw busy;
  });
  // A member who is let in doesn't wait for it.
  no.catch(() => undefined);
  return (hash !== null && (await isPassword(password, hash))) || no;
}

function derive(
  password: string,
  salt: Buffer,
  { logN, r, p }: PasswordCost,
  limited: Limited,
): Promise<Buffer> {
  const N = 2 ** logN;
  // Normalised, so that the same letters typed on another keyboard are the same password.
  const text = password.normalize("NFKC");
  return limited(async () => {
    const began = performance.now();
    const key = await new Promise<Buffer>((resolve, reject) => {
      scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, derived) => {
        if (error === null) resolve(derived);
        else reject(error);
      });
    });
    lately = Math.min(LONGEST_PAUSE, Math.max(performance.now() - began, lately * 0.9));
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
