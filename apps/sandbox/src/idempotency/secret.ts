import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BYTES = 32;

/**
 * The installation's secret: 256 random bits in a file of the data folder, created at the first start. It is stored
 * outside of the database, and stays the same because digests are compared across restarts.
 *
 * @throws when the file has another size.
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
  if (secret.length !== BYTES) throw new Error(`The secret in ${file} is incomplete. Delete it.`);
  return secret;
}
