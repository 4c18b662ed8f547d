import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { createLedgerFigures } from "./ledger-figures.ts";
import type { createMetrics } from "./metrics.ts";

/** How long the database may take to answer a probe, in milliseconds. */
const PROBE_TIMEOUT = 2_000;

/**
 * For who runs the sandbox: `/health` (the process answers), `/ready` (its database does, too) and, for this machine
 * only, `/metrics`. None is a path that the servers of the sites pass on.
 */
export function operationRoutes(
  { database, clock, chat }: Context,
  metrics: ReturnType<typeof createMetrics>,
): Hono<SandboxEnv> {
  const ledgerFigures = createLedgerFigures(database, clock);
  return new Hono<SandboxEnv>()
    .get("/health", (c) => c.json({ status: "up" }))
    .get("/ready", async (c) => {
      const isReady = await Promise.race([
        database.query("select 1").then(
          () => true,
          () => false,
        ),
        delay(PROBE_TIMEOUT, false, { ref: false }),
      ]);
      return isReady ? c.json({ status: "ready" }) : c.json({ status: "no database" }, 503);
    })
    .get("/metrics", localOnly, noProxy, async (c) =>
      c.body(metrics.text(chat.connections(), await ledgerFigures()), 200, {
        "Content-Type": "text/plain; version=0.0.4",
      }),
    );
}

/** A proxy on this machine would make everybody local. */
const noProxy = createMiddleware<SandboxEnv>(async (c, next) => {
  if (c.req.header("X-Forwarded-For") !== undefined) throw new Refusal("UNAUTHORIZED", 403);
  await next();
});
