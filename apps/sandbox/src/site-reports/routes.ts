import { SiteReport } from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { limitCalls } from "../http/call-limit.ts";
import { clientAddress } from "../http/client-address.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { createReceivedReports } from "./received-reports.ts";

/** One address may send so many: many phones may share it, and a page load reports once or twice. */
const REPORTS_PER_MINUTE = 60;

/**
 * POST `/api/site-reports` receives what a site reports of a page load: JSON in the shape of `SiteReport`, of 64 kB at
 * most, 60 a minute from an address. GET `/sandbox/site-reports`, for this machine only, returns `{ reports, vitals, problems }`, and
 * DELETE forgets them.
 */
export function siteReportRoutes({ database, clock, readBody }: Context): Hono<SandboxEnv> {
  const received = createReceivedReports();
  return new Hono<SandboxEnv>()
    .post("/api/site-reports", async (c) => {
      const report = await readBody(c, SiteReport);
      const address = clientAddress(c);
      await limitCalls(database, `site reports from ${address}`, REPORTS_PER_MINUTE, clock());
      received.add(address, report);
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
