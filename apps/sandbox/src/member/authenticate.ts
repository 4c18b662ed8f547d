import { createMiddleware } from "hono/factory";
import type { Clock, SandboxEnv } from "../context.ts";
import type { Database } from "../database/database.ts";
import { asCaller } from "../fairness/caller.ts";
import { Refusal } from "../http/refusal.ts";
import { findSession } from "./session.ts";

/** Lets a member with a valid token pass; anyone else gets 401 `invalid-token`, whatever the reason. */
export function createAuthenticate(database: Database, clock: Clock) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const [scheme, token, ...rest] = (c.req.header("Authorization") ?? "").split(" ");
    const given = scheme?.toLowerCase() === "bearer" && rest.length === 0 ? token : undefined;
    const session = given === undefined ? null : await findSession(database, given, clock());
    if (session === null) throw new Refusal("invalid-token", 401);
    c.set("memberId", session.memberId);
    c.set("sessionDigest", session.digest);
    // From here on all sessions of a member are one caller.
    await asCaller(`member ${session.memberId}`, next);
  });
}
