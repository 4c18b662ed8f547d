import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";

/**
 * For everything below `/files`, which browsers open at the sites' own origin: it is what its type says and nothing
 * else, does nothing but what its own policy allows, and is kept by no browser when it is a refusal.
 */
export const fileHeaders = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  const { headers, status } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  if (status >= 400) headers.set("Cache-Control", "no-store");
});
