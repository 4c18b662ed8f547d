import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./env.ts";

/**
 * Headers of `/files`, which browsers open at the sites' own origin: no sniffing, no active content unless the file sets
 * its own policy, and no caching of refusals.
 */
export const fileHeaders = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  const { headers, status } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  if (status >= 400) headers.set("Cache-Control", "no-store");
});
