import { HEADERS, WALLET_MARKER } from "@member-wallet/api/wire";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";
import { Refusal } from "./refusal.ts";

/**
 * Guards a GET that changes something (⚡) against links, images and other sites: only the application
 * itself sends the marker, and a browser tells by itself when it comes from elsewhere or navigates.
 */
export const stateChangingGet = createMiddleware<SandboxEnv>(async (c, next) => {
  const foreign =
    c.req.header(HEADERS.marker) !== WALLET_MARKER ||
    c.req.header("Sec-Fetch-Site") === "cross-site" ||
    c.req.header("Sec-Fetch-Mode") === "navigate";
  if (foreign) throw new Refusal("UNAUTHORIZED", 403);
  // A HEAD is routed like its GET and must not act.
  if (c.req.method !== "GET") throw new Refusal("UNAUTHORIZED", 403);
  await next();
});
