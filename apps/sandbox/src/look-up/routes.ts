import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang } from "@member-wallet/domain";
import { Hono } from "hono";
import { renderSVG } from "uqr";
import type { Context } from "../context.ts";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { preferredLanguage } from "../http/language.ts";
import { respond } from "../http/respond.ts";
import { slipRules } from "../slip/rules.ts";
import { OPERATOR_TEXTS } from "./texts.ts";

const textsFor = (c: SandboxContext) => OPERATOR_TEXTS[preferredLanguage(c.req.header("Accept-Language"))];

const LINE_LINK = "https://line.me/R/ti/p/@mekonggaming";

/** The look-ups (§7), and the picture that one of them names. */
export function lookUpRoutes({
  database,
  protection,
  authenticate,
  operator,
  switches,
}: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/files/contact/line-qr.svg", (c) =>
      c.body(renderSVG(LINE_LINK), 200, { "Content-Type": "image/svg+xml" }),
    )
    .get("/api/lookup/banks", (c) => respond(c, wire.BanksAnswer, [...operator.banks]))
    .get("/api/lookup/sources", (c) => {
      const sources = Object.entries(textsFor(c).sources).map(([code, description]) => ({
        code,
        description,
      }));
      return respond(c, wire.SourcesAnswer, sources);
    })
    .get("/api/lookup/conditions", (c) => respond(c, wire.ConditionsAnswer, [...textsFor(c).conditions]))
    .get("/api/lookup/agreements", (c) => respond(c, wire.AgreementsAnswer, [...textsFor(c).agreements]))
    .get("/api/lookup/info", (c) =>
      respond(c, wire.InfoAnswer, { name: textsFor(c).name, website: "https://operator.example/" }),
    )
    .get("/api/lookup/notice", (c) => respond(c, wire.NoticeAnswer, { notice: textsFor(c).notice }))
    .get("/api/lookup/contact", (c) =>
      respond(c, wire.ContactAnswer, {
        contactText: textsFor(c).contact,
        lineLink: LINE_LINK,
        lineName: "@mekonggaming",
        lineQR: "/files/contact/line-qr.svg",
      }),
    )
    .get("/api/lookup/deposit", authenticate, async (c) => {
      const closed = await protection.isOnBreak(database, c.var.memberId);
      const accounts = closed ? [] : operator.depositAccounts;
      // Gift links arrive encrypted, so without the key the sandbox accepts none.
      const takesGiftLinks = !closed && operator.giftLinkKey !== null;
      return respond(c, wire.DepositAnswer, {
        banks: accounts.map((account) =>
          account.currency === "LAK" ? { ...account, rate: 1 / operator.kipPerBaht } : account,
        ),
        wallets: takesGiftLinks ? [{ mode: "AUTO", walletAccountName: textsFor(c).name }] : [],
        isManual: false,
        depositMin: bahtFromSatang(operator.depositMinimum),
        qrMinutes: operator.qr.minutes,
        turnover: 1,
      });
    })
    .get("/api/lookup/withdraw", authenticate, (c) =>
      respond(c, wire.WithdrawAnswer, {
        withdrawMin: bahtFromSatang(operator.withdrawal.minimum),
        withdrawMax: bahtFromSatang(operator.withdrawal.maximum),
      }),
    )
    .get("/api/lookup/slip", authenticate, (c) =>
      respond(c, wire.SlipRulesAnswer, slipRules(operator, switches)),
    )
    .get("/api/lookup/active", (c) => respond(c, wire.ActiveAnswer, { active: true }))
    .get("/api/lookup/registerOTP", (c) =>
      respond(c, wire.RegisterOtpAnswer, { registerOTP: switches.state().registerOTP }),
    )
    .get("/api/lookup/enableChatWidget", (c) =>
      respond(c, wire.EnableChatWidgetAnswer, { enableChatWidget: switches.state().enableChatWidget }),
    );
}
