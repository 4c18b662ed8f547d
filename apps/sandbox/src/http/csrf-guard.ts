import { HEADERS, WALLET_MARKER } from "@member-wallet/api/wire";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

/**
 * Protects a GET that changes state against links, images and other sites: refuses with 403 `UNAUTHORIZED` without the
 * application's own header, from another site that is not allowed, or by navigation.
 */
export const csrfGuard = createMiddleware<SandboxEnv>(async (c, next) => {
  const foreign =
    c.req.header(HEADERS.marker) !== WALLET_MARKER ||
    (c.req.header("Sec-Fetch-Site") === "cross-site" && !c.var.isAllowedOrigin) ||
    c.req.header("Sec-Fetch-Mode") === "navigate";
  // Hono routes a HEAD like its GET.
  if (foreign || c.req.method !== "GET") throw new Refusal("UNAUTHORIZED", 403);
  await next();
});
