import { createMiddleware } from "hono/factory";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { runAsCaller } from "../fairness/caller.ts";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { findSession } from "./session.ts";

/** Requires a valid token and sets `memberId`; refuses with 401 `invalid-token`, whatever the reason. */
export function createAuthenticate(database: Database, clock: Clock) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const [scheme, token, ...rest] = (c.req.header("Authorization") ?? "").split(" ");
    const given = scheme?.toLowerCase() === "bearer" && rest.length === 0 ? token : undefined;
    const session = given === undefined ? null : await findSession(database, given, clock());
    if (session === null) throw new Refusal("invalid-token", 401);
    c.set("memberId", session.memberId);
    c.set("sessionDigest", session.digest);
    // All sessions of a member count as one caller.
    await runAsCaller(`member ${session.memberId}`, next);
  });
}
