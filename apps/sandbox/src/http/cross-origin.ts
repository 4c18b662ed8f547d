import { HEADERS } from "@member-wallet/api/wire";
import { createMiddleware } from "hono/factory";
import { calledOrigin } from "./client-address.ts";
import type { SandboxContext, SandboxEnv } from "./env.ts";

const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, OPTIONS",
  "Access-Control-Allow-Headers": [
    "Authorization",
    "Content-Type",
    "Accept-Language",
    HEADERS.marker,
    HEADERS.idempotencyKey,
  ].join(", "),
  "Access-Control-Max-Age": "600",
};

/** What the sites read of an answer besides its body: support of keys, the server's clock, and when to ask again. */
const EXPOSED = [HEADERS.idempotencyKey, "Date", "Retry-After"].join(", ");

/** The address of one of the sandbox's files as a whole text of an answer. */
const FILE = /"(?=\/files\/)/g;

/**
 * Lets the pages of some other origins call the sandbox (docs/backend.md), without cookies. Their answers name the
 * sandbox's files by whole addresses, because a path would belong to the page's origin; but for those of the chat, which
 * the sites read as paths at the chat backend.
 * @param origins the allowed origins; none: no page of another origin may call.
 */
export function crossOrigin(origins: readonly string[]) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const origin = c.req.header("Origin");
    const isAllowed = origin !== undefined && origins.includes(origin);
    c.set("isAllowedOrigin", isAllowed);
    const isPreflight =
      c.req.method === "OPTIONS" && c.req.header("Access-Control-Request-Method") !== undefined;
    if (isAllowed && isPreflight) c.res = c.body(null, 204, PREFLIGHT);
    else await next();
    if (isAllowed) {
      await nameFilesWhole(c);
      c.res.headers.set("Access-Control-Allow-Origin", origin);
      c.res.headers.set("Access-Control-Expose-Headers", EXPOSED);
    }
    // No cache may give one origin's answer to another one.
    if (origins.length > 0) c.res.headers.append("Vary", "Origin");
  });
}

async function nameFilesWhole(c: SandboxContext): Promise<void> {
  const isJson = c.res.headers.get("Content-Type")?.startsWith("application/json");
  if (isJson !== true || c.req.path.startsWith("/api/chat/")) return;
  const body = (await c.res.text()).replaceAll(FILE, `"${calledOrigin(c)}`);
  c.res = new Response(body, c.res);
}
