import { createHmac } from "node:crypto";
import type { SandboxContext } from "../context.ts";

/**
 * What makes two requests of one call the same: the whole path and what the body says. Keyed with the installation's
 * secret: bodies carry passwords, and whoever reads the database can't try guesses against it.
 */
export function requestDigest(c: SandboxContext, same: readonly string[], secret: Uint8Array): string {
  const { pathname, search } = new URL(c.req.url);
  return createHmac("sha256", secret)
    .update(JSON.stringify([pathname + search, ...same]))
    .digest("hex");
}
