import { Hono } from "hono";
import type { SandboxEnv } from "../http/env.ts";
import { bannerOf } from "./artwork.ts";

/** `/files/banners/{name}.svg`: a drawn picture for any name. */
export function bannerRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get("/files/banners/:file{[a-z0-9-]{1,40}\\.svg}", (c) =>
    c.body(bannerOf(c.req.param("file").replace(/\.svg$/, "")), 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  );
}
