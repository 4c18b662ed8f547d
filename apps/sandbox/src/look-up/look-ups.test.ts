import * as wire from "@member-wallet/api/wire";
import { QR_PROVIDERS } from "@member-wallet/domain";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { demoOperator } from "../demo/operator.ts";
import { OPERATOR_TEXTS } from "./texts.ts";
import { useTestApp } from "../testing/suites.ts";
import { refusal } from "../testing/test-app.ts";

const PUBLIC = {
  banks: wire.BanksAnswer,
  sources: wire.SourcesAnswer,
  conditions: wire.ConditionsAnswer,
  agreements: wire.AgreementsAnswer,
  info: wire.InfoAnswer,
  notice: wire.NoticeAnswer,
  contact: wire.ContactAnswer,
  active: wire.ActiveAnswer,
  registerOTP: wire.RegisterOtpAnswer,
  enableChatWidget: wire.EnableChatWidgetAnswer,
};
const OWN = { deposit: wire.DepositAnswer, withdraw: wire.WithdrawAnswer, slip: wire.SlipRulesAnswer };

describe("the demo operator's look-ups", async () => {
  const app = await useTestApp({
    operator: { ...demoOperator, giftLinkKey: "a-key" },
  });
  const notice = async (language: string) => (await lookUp("notice", { "Accept-Language": language })).body;
  const lookUp = (name: string, headers = {}) => app.call("GET", `/api/lookup/${name}`, { headers });

  it.each(Object.entries(PUBLIC))("return %s without a token", async (name, schema) => {
    const { status, body } = await lookUp(name);
    expect(status).toBe(200);
    expect(v.safeParse(schema, body).issues).toBeUndefined();
  });

  it.each(Object.entries(OWN))("return %s with a token only", async (name, schema) => {
    expect(await lookUp(name)).toMatchObject(refusal("invalid-token", 401));
    const { status, body } = await (await app.member()).call("GET", `/api/lookup/${name}`);
    expect(status).toBe(200);
    expect(v.safeParse(schema, body).issues).toBeUndefined();
  });

  it("use the requested language, and Thai for unknown ones", async () => {
    for (const language of ["th", "lo", "en"] as const)
      expect(await notice(language)).toEqual({ notice: OPERATOR_TEXTS[language].notice });
    expect(await notice("fr")).toEqual(await notice("th"));
  });

  it("leave the age of the agreement to the law: each site's is its own", async () => {
    for (const language of ["th", "lo", "en"]) {
      const { body } = await lookUp("agreements", { "Accept-Language": language });
      expect(body).toHaveLength(3);
      expect(JSON.stringify(body)).not.toMatch(/[0-9๐-๙໐-໙]/);
    }
  });

  it("return the limits, times and accounts that the operator applies", async () => {
    const { operator } = app.context;
    const member = await app.member();
    expect((await member.call("GET", "/api/lookup/withdraw")).body).toEqual({
      withdrawMin: operator.withdrawal.minimum / 100,
      withdrawMax: operator.withdrawal.maximum / 100,
    });
    expect((await member.call("GET", "/api/lookup/deposit")).body).toMatchObject({
      banks: operator.depositAccounts.map((account) =>
        account.currency === "LAK" ? { ...account, rate: 1 / operator.kipPerBaht } : account,
      ),
      depositMin: operator.depositMinimum / 100,
      qrMinutes: operator.qr.minutes,
    });
    expect((await member.call("GET", "/api/lookup/slip")).body).toEqual({
      uploadWithinMinutes: operator.slip.withinMinutes,
      closedFrom: operator.slip.closedFrom,
      closedTo: operator.slip.closedTo,
    });
  });

  it("include the bank of every deposit account and every demo member", async () => {
    const { body } = await lookUp("banks");
    const codes = v.parse(wire.BanksAnswer, body).map(({ code }) => code);
    const needed = demoOperator.depositAccounts
      .filter(({ bankType }) => bankType !== "PAYMENT")
      .map(({ bankCode }) => bankCode);
    expect(codes).toEqual(expect.arrayContaining([...needed, "SCB", "KTB", "BCEL"]));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("have an account of every provider of QR codes", async () => {
    const codes = demoOperator.depositAccounts.map(({ bankCode }) => bankCode);
    expect(codes).toEqual(expect.arrayContaining([...QR_PROVIDERS]));
  });

  it("follow the switches", async () => {
    await app.call("POST", "/sandbox/switches", { body: { registerOTP: true, enableChatWidget: true } });
    expect((await lookUp("registerOTP")).body).toEqual({ registerOTP: true });
    expect((await lookUp("enableChatWidget")).body).toEqual({ enableChatWidget: true });
    await app.call("DELETE", "/sandbox/switches");
    expect((await lookUp("registerOTP")).body).toEqual({ registerOTP: false });
  });

  it("name a contact picture on their own origin", async () => {
    const { lineQR } = v.parse(wire.ContactAnswer, (await lookUp("contact")).body);
    const picture = await app.app.request(lineQR ?? "");
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  });
});

describe("an operator without a key for gift links", async () => {
  const app = await useTestApp({
    operator: { ...demoOperator, giftLinkKey: null },
  });

  it("offers no gift links", async () => {
    const member = await app.member();
    expect((await member.call("GET", "/api/lookup/deposit")).body).toMatchObject({ wallets: [] });
  });
});
