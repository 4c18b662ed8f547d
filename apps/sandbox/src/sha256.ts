import { createHash } from "node:crypto";

/** The SHA-256 digest, in hex. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
