import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, satang } from "@member-wallet/domain";
import { Hono } from "hono";
import { wireBanner } from "../banner/wire-banner.ts";
import type { Context } from "../context.ts";
import { noBody } from "../http/body.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import type { SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { respond } from "../http/respond.ts";
import { readInvites, receiveInviteBonus } from "./invites.ts";

/** The invitees' log, the invite bonus and its banners: `/api/invite`. */
export function inviteRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, command, readBody } = context;
  const receive = command({
    body: noBody,
    response: wire.Message,
    async execute({ tx, memberId }) {
      await receiveInviteBonus(tx, operator.invite, memberId, clock());
      return { message: "INVITE_BONUS_SUCCESS" };
    },
  });
  return new Hono<SandboxEnv>()
    .post("/api/invite", authenticate, async (c) => {
      const request = await readBody(c, wire.InvitePayload);
      const { total, rows } = await readInvites(database, c.var.memberId, request);
      const invites = rows.map(({ name, amount, createdAt }) => ({
        from: { name },
        amount: bahtFromSatang(satang(amount)),
        createdAt: createdAt.toISOString(),
      }));
      return respond(c, wire.InviteAnswer, { invites, total });
    })
    .get("/api/invite/banners", authenticate, (c) => {
      const banner = wireBanner(preferredLanguage(c.req.header("Accept-Language")));
      return respond(c, wire.BannersAnswer, operator.invite.banners.map(banner));
    })
    .get("/api/invite/bonus", csrfGuard, authenticate, receive);
}
