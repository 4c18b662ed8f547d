import { createHmac } from "node:crypto";
import type { SandboxContext } from "../http/env.ts";

/**
 * Equal for two requests with the same path and body. Keyed with a secret (`findSecret`), because bodies contain
 * passwords that could otherwise be guessed.
 */
export function requestDigest(c: SandboxContext, fingerprint: readonly string[], secret: Uint8Array): string {
  const { pathname, search } = new URL(c.req.url);
  return createHmac("sha256", secret)
    .update(JSON.stringify([pathname + search, ...fingerprint]))
    .digest("hex");
}
