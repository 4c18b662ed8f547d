import * as wire from "@member-wallet/api/wire";
import { BONUS_TYPES } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { runningBonus, setRunningBonus } from "./running-bonus.ts";

const running = v.object({ username: v.string(), type: v.nullable(v.picklist(BONUS_TYPES)) });

/** Whether a bonus runs: `/api/bonus/check/active`; on this machine, who has one is set at `/sandbox/running-bonus`. */
export function bonusRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, answer, authenticate, localOnly, readBody } = context;
  return new Hono<SandboxEnv>()
    .get("/api/bonus/check/active", authenticate, async (c) => {
      const type = await runningBonus(database, c.var.memberId);
      return answer(c, wire.ActiveBonusAnswer, { status: type !== null, type });
    })
    .post("/sandbox/running-bonus", localOnly, async (c) => {
      const { username, type } = await readBody(c, running);
      await database.transaction(async (tx) => {
        const [member] = await tx.query<{ id: string }>("select id from member where username = $1", [
          username,
        ]);
        if (!member) throw new Refusal("NO_USER", 404);
        await setRunningBonus(tx, member.id, type, clock());
      });
      return c.json({ username, type });
    });
}
