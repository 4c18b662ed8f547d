import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";
import { Refusal } from "./refusal.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Lets only this machine's own pages and programs pass. The Host keeps out foreign names that resolve to
 * this machine; the Origin keeps out pages of other sites that post here.
 */
export const localOnly = createMiddleware<SandboxEnv>(async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress;
  // Without a connection the app is called in this very process.
  const near = address === undefined || LOOPBACK.has(address);
  const host = new URL(c.req.url);
  const origin = c.req.header("Origin");
  const sameOrigin = origin === undefined || origin === host.origin;
  if (!near || !LOCAL_NAMES.has(host.hostname) || !sameOrigin) throw new Refusal("UNAUTHORIZED", 403);
  await next();
});
