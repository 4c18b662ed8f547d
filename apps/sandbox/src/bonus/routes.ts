import * as wire from "@member-wallet/api/wire";
import { BONUS_TYPES } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { findMemberId } from "../member/members.ts";
import { runningBonus, setRunningBonus } from "./running-bonus.ts";

const RunningBonusPayload = v.object({ username: v.string(), type: v.nullable(v.picklist(BONUS_TYPES)) });

/** `/api/bonus/check/active`; for this machine only, `/sandbox/running-bonus` sets a member's running bonus. */
export function bonusRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, authenticate, readBody } = context;
  return new Hono<SandboxEnv>()
    .get("/api/bonus/check/active", authenticate, async (c) => {
      const type = await runningBonus(database, c.var.memberId);
      return respond(c, wire.ActiveBonusAnswer, { status: type !== null, type });
    })
    .post("/sandbox/running-bonus", localOnly, async (c) => {
      const { username, type } = await readBody(c, RunningBonusPayload);
      await database.transaction(async (tx) => {
        const memberId = await findMemberId(tx, username);
        if (memberId === null) throw new Refusal("NO_USER", 404);
        await setRunningBonus(tx, memberId, type, clock());
      });
      return c.json({ username, type });
    });
}
