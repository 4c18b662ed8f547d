import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { jsonBody, noBody } from "../http/body.ts";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { type Language, preferredLanguage } from "../http/language.ts";
import { respond } from "../http/respond.ts";
import { withoutResult } from "../idempotency/command.ts";
import { readMember } from "../member/members.ts";
import type { Prize } from "../operator.ts";
import { claimCoupon, readCoupons } from "./coupons.ts";
import { spinningPrizes } from "./spinning-prizes.ts";
import { spin } from "./wheel.ts";

/** The prize wheel, its coins and its coupons: `/api/spinwheel`. */
export function spinwheelRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, protection, operator, switches, authenticate, command } = context;
  const { wheel } = operator;
  const prizes = () => spinningPrizes(wheel.prizes, switches.state());

  const spinCommand = (language: Language) =>
    command({
      body: noBody,
      response: wire.SpinAnswer,
      async execute({ tx, memberId }) {
        await protection.refuseOnBreak(tx, memberId);
        const result = await spin(tx, prizes(), memberId, clock());
        if (result.kind === "refused") return { success: false as const, error: result.code };
        const { code, label } = result.prize;
        return {
          success: true as const,
          result: { code, label: label[language], remainingCoin: result.coins },
        };
      },
    });
  const spins = { th: spinCommand("th"), lo: spinCommand("lo"), en: spinCommand("en") };

  return new Hono<SandboxEnv>()
    .get("/api/spinwheel/active", authenticate, (c) =>
      respond(c, wire.SpinActiveAnswer, { isActive: prizes().length > 0 }),
    )
    .get("/api/spinwheel/setup", authenticate, async (c) => {
      const language = languageOf(c);
      const slices = prizes().map((prize) => wireSlice(prize, language));
      return respond(c, wire.SpinSetupAnswer, {
        result: {
          activeSpinwheel: slices.length === 0 ? null : { name: wheel.name[language], slices },
          userCoin: (await readMember(database, c.var.memberId)).coin,
        },
      });
    })
    .post("/api/spinwheel/spin", authenticate, (c) => spins[languageOf(c)](c))
    .get("/api/spinwheel/coupon", authenticate, async (c) => {
      const language = languageOf(c);
      const coupons = await readCoupons(database, c.var.memberId, clock());
      return respond(
        c,
        wire.CouponsAnswer,
        coupons.flatMap(({ id, prizeCode, amount }) => {
          const prize = wheel.prizes.find(({ code }) => code === prizeCode);
          if (prize === undefined) return [];
          return {
            _id: String(id),
            prize: { name: wheel.name[language], slice: wireSlice(prize, language) },
            amount,
          };
        }),
      );
    })
    .post(
      "/api/spinwheel/coupon/claim",
      authenticate,
      command(
        withoutResult(jsonBody(wire.ClaimCouponPayload), ({ tx, memberId }, { coupon }) =>
          claimCoupon(tx, wheel.prizes, memberId, coupon, clock()),
        ),
      ),
    );
}

function wireSlice({ code, label, bgColor, textColor, description }: Prize, language: Language) {
  return {
    code,
    label: label[language],
    bgColor,
    textColor,
    ...(description && { htmlDescription: description[language] }),
  };
}

function languageOf(c: SandboxContext): Language {
  return preferredLanguage(c.req.header("Accept-Language"));
}
