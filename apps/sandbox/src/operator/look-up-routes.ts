import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context, SandboxContext, SandboxEnv } from "../context.ts";
import { slipRules } from "../slip/rules.ts";
import { OPERATOR_TEXTS, operatorLanguage } from "./texts.ts";

const textsFor = (c: SandboxContext) => OPERATOR_TEXTS[operatorLanguage(c.req.header("Accept-Language"))];

/** The look-ups (§7); those of a member's money need a token. */
export function lookUpRoutes({ answer, authenticate, operator, switches }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get("/api/lookup/banks", (c) => answer(c, wire.BanksAnswer, [...operator.banks]))
    .get("/api/lookup/sources", (c) => {
      const sources = Object.entries(textsFor(c).sources);
      return answer(
        c,
        wire.SourcesAnswer,
        sources.map(([code, description]) => ({ code, description })),
      );
    })
    .get("/api/lookup/conditions", (c) => answer(c, wire.ConditionsAnswer, [...textsFor(c).conditions]))
    .get("/api/lookup/agreements", (c) => answer(c, wire.AgreementsAnswer, [...textsFor(c).agreements]))
    .get("/api/lookup/info", (c) =>
      answer(c, wire.InfoAnswer, { name: textsFor(c).name, website: "https://operator.example/" }),
    )
    .get("/api/lookup/notice", (c) => answer(c, wire.NoticeAnswer, { notice: textsFor(c).notice }))
    .get("/api/lookup/contact", (c) =>
      answer(c, wire.ContactAnswer, {
        contactText: textsFor(c).contact,
        lineLink: "https://line.me/R/ti/p/@thonggaming",
        lineName: "@thonggaming",
        lineQR: "/files/contact/line-qr.svg",
      }),
    )
    .get("/api/lookup/deposit", authenticate, (c) =>
      answer(c, wire.DepositAnswer, {
        banks: [...operator.depositAccounts],
        // Gift links come sealed: without the key none can be opened.
        wallets: operator.giftLinkKey === null ? [] : [{ mode: "AUTO", walletAccountName: textsFor(c).name }],
        isManual: false,
        depositMin: bahtFromSatang(operator.depositMinimum),
        qrMinutes: operator.qr.minutes,
        turnover: 1,
      }),
    )
    .get("/api/lookup/withdraw", authenticate, (c) =>
      answer(c, wire.WithdrawAnswer, {
        withdrawMin: bahtFromSatang(operator.withdrawal.minimum),
        withdrawMax: bahtFromSatang(operator.withdrawal.maximum),
      }),
    )
    .get("/api/lookup/slip", authenticate, (c) =>
      answer(c, wire.SlipRulesAnswer, slipRules(operator, switches)),
    )
    .get("/api/lookup/active", (c) => answer(c, wire.ActiveAnswer, { active: true }))
    .get("/api/lookup/registerOTP", (c) =>
      answer(c, wire.RegisterOtpAnswer, { registerOTP: switches.state().registerOTP }),
    )
    .get("/api/lookup/enableChatWidget", (c) =>
      answer(c, wire.EnableChatWidgetAnswer, { enableChatWidget: switches.state().enableChatWidget }),
    );
}
