import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** The names of this machine in an address. */
export const LOCAL_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Allows only this machine's own pages and programs, for the paths of `/sandbox`. Checking the Host prevents DNS
 * rebinding, checking the Origin prevents posts from other sites' pages.
 */
export const localOnly = createMiddleware<SandboxEnv>(async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress;
  // Without a connection the call comes from this process.
  const isLoopback = address === undefined || LOOPBACK.has(address);
  const host = new URL(c.req.url);
  const origin = c.req.header("Origin");
  const sameOrigin = origin === undefined || origin === host.origin;
  if (!isLoopback || !LOCAL_NAMES.has(host.hostname) || !sameOrigin) throw new Refusal("UNAUTHORIZED", 403);
  await next();
});
