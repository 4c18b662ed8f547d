import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, LIMIT_PERIODS, limitsAt, type OwnLimits } from "@member-wallet/domain";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { InferInput } from "valibot";
import type { Context } from "../context.ts";
import type { Queryable } from "../database/database.ts";
import { jsonBody } from "../http/body.ts";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { beginBreak, changeLimits, readProtection } from "./protection.ts";

/** Limits and breaks of the player's own: `/api/protection`. Without the switch there are none: 404. */
export function protectionRoutes({
  database,
  clock,
  switches,
  authenticate,
  command,
}: Context): Hono<SandboxEnv> {
  const offered = createMiddleware<SandboxEnv>(async (_c, next) => {
    if (!switches.state().playerProtection) throw new Refusal("NO_DATA", 404);
    await next();
  });
  const setLimits = command({
    body: jsonBody(wire.LimitsPayload),
    response: wire.ProtectionAnswer,
    async execute({ tx, memberId }, { deposit, minutesPerDay }) {
      const wanted = { ...deposit, ...(minutesPerDay !== undefined && { minutesPerDay }) };
      await changeLimits(tx, memberId, wanted, clock());
      return wireProtection(tx, memberId, clock());
    },
  });
  const takeBreak = command({
    body: jsonBody(wire.BreakPayload),
    response: wire.ProtectionAnswer,
    async execute({ tx, memberId }, { hours }) {
      await beginBreak(tx, memberId, hours, clock());
      return wireProtection(tx, memberId, clock());
    },
  });
  return new Hono<SandboxEnv>()
    .get("/api/protection", authenticate, offered, async (c) =>
      respond(c, wire.ProtectionAnswer, await wireProtection(database, c.var.memberId, clock())),
    )
    .post("/api/protection/limits", authenticate, offered, setLimits)
    .post("/api/protection/break", authenticate, offered, takeBreak);
}

async function wireProtection(
  database: Queryable,
  memberId: string,
  now: Date,
): Promise<InferInput<typeof wire.ProtectionAnswer>> {
  const { limits, breakUntil } = await readProtection(database, memberId);
  const waits = limits.later !== null && limits.later.from > now.getTime() ? limits.later : null;
  return {
    ...wireLimits(limitsAt(limits, now.getTime())),
    ...(waits !== null && {
      later: { ...wireLimits(waits.limits), from: new Date(waits.from).toISOString() },
    }),
    ...(breakUntil !== null && breakUntil > now && { breakUntil: breakUntil.toISOString() }),
    now: now.toISOString(),
  };
}

function wireLimits({ minutesPerDay, ...limits }: OwnLimits): InferInput<typeof wire.LimitsPayload> {
  const deposit: InferInput<typeof wire.LimitsPayload>["deposit"] = {};
  for (const period of LIMIT_PERIODS) {
    const limit = limits[period];
    if (limit !== undefined) deposit[period] = bahtFromSatang(limit);
  }
  return { deposit, ...(minutesPerDay !== undefined && { minutesPerDay }) };
}
