import { SiteReport } from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { limitCalls } from "../http/call-limit.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { createReceivedReports } from "./received-reports.ts";

/** Of all sites together: a limit per address would need the address. */
const REPORTS_PER_MINUTE = 300;

/**
 * POST `/api/site-reports` receives what a site reports of a page load: JSON in the shape of `SiteReport`, of 64 kB at
 * most, 300 a minute. GET `/sandbox/site-reports`, for this machine only, returns `{ reports, vitals, problems }`, and
 * DELETE forgets them.
 */
export function siteReportRoutes({ database, clock, readBody }: Context): Hono<SandboxEnv> {
  const received = createReceivedReports();
  return new Hono<SandboxEnv>()
    .post("/api/site-reports", async (c) => {
      const report = await readBody(c, SiteReport);
      await limitCalls(database, "site reports", REPORTS_PER_MINUTE, clock());
      received.add(report);
      return c.json({ message: "SUCCESS" });
    })
    .get("/sandbox/site-reports", localOnly, (c) =>
      c.json({ reports: received.all(), vitals: received.vitals(), problems: received.problems() }),
    )
    .delete("/sandbox/site-reports", localOnly, (c) => {
      received.clear();
      return c.json({ message: "SUCCESS" });
    });
}
