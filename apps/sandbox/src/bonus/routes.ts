import * as wire from "@member-wallet/api/wire";
import { BONUS_TYPES } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import { wireBanner } from "../banner/wire-banner.ts";
import type { Context } from "../context.ts";
import { noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import { findMemberId } from "../member/members.ts";
import { activateBonus, activatePromotion, memberBonuses } from "./bonuses.ts";
import { clearBonus } from "./end-bonus.ts";
import { findPromotion, listedBonuses } from "./offers.ts";
import { endShare, runningBonus, setRunningBonus } from "./running-bonus.ts";

const RunningBonusPayload = v.object({ username: v.string(), type: v.nullable(v.picklist(BONUS_TYPES)) });

/**
 * Bonuses and promotions: `/api/bonus` and `/api/promotion`. For this machine only, `/sandbox/running-bonus` sets a
 * member's running bonus.
 */
export function bonusRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, protection, operator, switches, authenticate, command, readBody } = context;
  const bonuses = () => listedBonuses(operator, switches.state());

  const activate = command({
    body: noBody,
    response: wire.UserBonus,
    async execute({ tx, memberId, param }) {
      await protection.refuseOnBreak(tx, memberId);
      const offer = bonuses().find(({ code }) => code === param("code"));
      return activateBonus(tx, memberId, offer, clock());
    },
  });
  const clear = command({
    body: noBody,
    response: wire.Message,
    async execute({ tx, memberId }) {
      await clearBonus(tx, memberId, clock());
      return { message: "BONUS_CLEAR" };
    },
  });
  const activateCode = command(
    withoutResult(noBody, async ({ tx, memberId, param }) => {
      await protection.refuseOnBreak(tx, memberId);
      await activatePromotion(tx, memberId, findPromotion(operator, param("code")), clock());
    }),
  );

  return new Hono<SandboxEnv>()
    .get("/api/bonus", authenticate, async (c) => {
      const own = await memberBonuses(database, c.var.memberId);
      const banner = wireBanner(preferredLanguage(c.req.header("Accept-Language")));
      const list = bonuses().map(({ code, type, maxReceived, percentFail, banners }) => ({
        code,
        type,
        maxReceived,
        ...(percentFail !== null && { percentFail }),
        banners: banners.map(banner),
        userBonus: own.get(code) ?? null,
      }));
      return respond(c, wire.BonusListAnswer, list);
    })
    .get("/api/bonus/check/active", authenticate, async (c) => {
      const running = await runningBonus(database, c.var.memberId);
      if (running === null) return respond(c, wire.ActiveBonusAnswer, { status: false, type: null });
      const share = endShare(running);
      return respond(c, wire.ActiveBonusAnswer, {
        status: true,
        type: running.type,
        ...(running.offer !== null && { code: running.offer.code }),
        ...(share !== null && { percentFail: share }),
      });
    })
    .get("/api/bonus/activate/:code", csrfGuard, authenticate, activate)
    .get("/api/bonus/clear", csrfGuard, authenticate, clear)
    .get("/api/promotion/find/:code", authenticate, (c) => {
      const offer = findPromotion(operator, c.req.param("code"));
      const language = preferredLanguage(c.req.header("Accept-Language"));
      return respond(
        c,
        wire.PromotionAnswer,
        offer === undefined
          ? null
          : {
              ...(offer.percentFail !== null && { percentFail: offer.percentFail }),
              description: offer.description[language],
            },
      );
    })
    .get("/api/promotion/activate/:code", csrfGuard, authenticate, activateCode)
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
