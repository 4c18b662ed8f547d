import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BYTES = 32;

/**
 * The installation's own secret: 256 random bits in a file of the data folder, made at the first start. It stays the
 * same through restarts, for digests of yesterday are compared with it, and is never in the database.
 *
 * @throws when the file is there and holds something else.
 */
export function readSecret(folder: string): Uint8Array {
  const file = join(folder, "secret");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(BYTES), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file);
  if (secret.length !== BYTES) throw new Error(`The secret in ${file} is not whole. Delete it.`);
  return secret;
}
