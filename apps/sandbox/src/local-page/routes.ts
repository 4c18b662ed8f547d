import { Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { Context } from "../context.ts";
import { browserFile } from "../http/browser-file.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type EntryRow, localPage, type MemberRow } from "./page.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/sandbox`, for this machine only: switches, pending work, members and the ledger. Its form for faults suggests the
 * calls of these routes.
 */
export function localPageRoutes(
  { database, operator, switches }: Context,
  routes: readonly RouterRoute[],
): Hono<SandboxEnv> {
  const calls = callsOf(routes);
  return new Hono<SandboxEnv>()
    .get("/sandbox", localOnly, async (c) => {
      const [members, entries, breaches] = await Promise.all([
        database.query<MemberRow>(
          `select m.name, m.username,
             coalesce(sum(a.balance) filter (where a.kind = 'wallet'), 0) as wallet,
             coalesce(sum(a.balance) filter (where a.kind = 'game'), 0) as games
           from member m left join ledger_account a on a.member_id = m.id
           group by m.id order by m.username`,
        ),
        database.query<EntryRow>(
          `select e.id, e.kind, e.posted_at as at, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as moved
           from ledger_entry e left join ledger_posting p on p.entry_id = e.id
           group by e.id order by e.id desc limit 30`,
        ),
        ledgerBreaches(database),
      ]);
      c.header("Content-Security-Policy", POLICY);
      return c.html(localPage(operator, members, entries, breaches, switches.state(), calls));
    })
    .get("/sandbox/:file{[a-z-]+\\.(?:js|css)}", localOnly, browserFile);
}

/** The calls of `/api`, with `*` for a path parameter. */
function callsOf(routes: readonly RouterRoute[]): string[] {
  const calls = routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"));
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replaceAll(/:[^/]+/g, "*")}`))];
}
