import { createHmac } from "node:crypto";
import type { SandboxContext } from "../http/env.ts";

/**
 * Equal for two requests with the same path and body. Keyed with the installation's secret, because bodies contain
 * passwords that a reader of the database could otherwise guess.
 */
export function requestDigest(c: SandboxContext, fingerprint: readonly string[], secret: Uint8Array): string {
  const { pathname, search } = new URL(c.req.url);
  return createHmac("sha256", secret)
    .update(JSON.stringify([pathname + search, ...fingerprint]))
    .digest("hex");
}
