import { randomUUID } from "node:crypto";
import { QrState } from "@member-wallet/api/wire";
import { isGateway, readExpiry, satang } from "@member-wallet/domain";
import { renderSVG } from "uqr";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../clock.ts";
import { createdQr, listedQrs, NO_QR, PROVIDERS, readQr, requestQr } from "../testing/qrs.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { createTestApp, NOON, refusal } from "../testing/test-app.ts";
import { testOperator } from "../testing/test-operator.ts";

const GATEWAYS = PROVIDERS.filter(isGateway);

const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

describe("a deposit by QR", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);
  afterEach(() => app.setNow(NOON));

  it.each(PROVIDERS)("is created at %s and returned until it expires", async (provider) => {
    const member = await app.member();
    expect((await readQr(member, provider)).body).toEqual({ ...NO_QR, message: "" });
    const { status, body } = await requestQr(member, 150.5, provider);
    expect(status).toBe(200);
    expect(body).toMatchObject({ hasQrcode: true, amount: 150.5, message: "SUCCESS" });
    expect((await readQr(member, provider)).body).toEqual(body);
  });

  it("shows the payload to pay, in an SVG without active content", async () => {
    const member = await app.member();
    const { qrcode } = v.parse(QrState, (await requestQr(member, 99.05)).body);
    const [listed] = await listedQrs(app, member);
    expect(qrcode).toBe(renderSVG(listed?.payload ?? "", { ecc: "M", pixelSize: 1, border: 4 }));
    expect(qrcode).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+">(?:<(?:rect|path) [\w\s=".,#-]*\/>)+<\/svg>$/);
    expect(listed?.payload).toContain("540599.05");
    expect(listed?.payload).toContain(app.context.operator.qr.billerId);
  });

  it.each(PROVIDERS)("at %s expires exactly when the operator says", async (provider) => {
    const member = await app.member();
    const { minutes } = app.context.operator.qr;
    const { expireIn } = v.parse(QrState, (await requestQr(member, 100, provider)).body);
    expect(readExpiry(expireIn, NOON.getTime())).toBe(minutesLater(minutes).getTime());
    const lookUp = await member.call("GET", "/api/lookup/deposit");
    expect(lookUp.body).toMatchObject({ qrMinutes: minutes });
    app.setNow(new Date(minutesLater(minutes).getTime() - 1));
    expect((await readQr(member, provider)).body).toMatchObject({ hasQrcode: true });
    app.setNow(minutesLater(minutes));
    expect((await readQr(member, provider)).body).toEqual({ ...NO_QR, message: "" });
  });

  it("has a form of its end that no other provider has", async () => {
    const member = await app.member();
    const forms = [];
    for (const provider of PROVIDERS)
      forms.push(v.parse(QrState, (await requestQr(member, 100, provider)).body).expireIn);
    expect(new Set(forms)).toHaveProperty("size", PROVIDERS.length);
    app.setNow(new Date(NOON.getTime() + 1_400));
    expect((await readQr(member, "ZAPMAN")).body).toMatchObject({ expireIn: 598 });
  });

  it.each<[string, number]>([
    ["KBANK", 1],
    ["KBANK", 200_000],
    ...GATEWAYS.map((gateway): [string, number] => [gateway, 100]),
  ])("at %s is created for %d baht", async (provider, amount) => {
    const response = await requestQr(await app.member(), amount, provider);
    expect(response.body).toMatchObject({ hasQrcode: true, amount });
  });

  it.each<[string, number]>([
    ["KBANK", 0.99],
    ["KBANK", 0],
    ["KBANK", -100],
    ["KBANK", 200_000.01],
    ...GATEWAYS.map((gateway): [string, number] => [gateway, 99.99]),
  ])("at %s is refused for %d baht with a message", async (provider, amount) => {
    const response = await requestQr(await app.member(), amount, provider);
    expect([response.status, response.body]).toEqual([200, { ...NO_QR, message: "QR_FAIL" }]);
  });

  it.each([
    ["KBANK", 150, 149.99],
    ["WW", 150, 149.99],
  ])("at %s is refused below the operator's minimum, where it is higher", async (provider, least, less) => {
    const stricter = await createTestApp({ operator: { ...testOperator, depositMinimum: satang(15_000) } });
    const member = await stricter.member();
    expect((await requestQr(member, less, provider)).body).toEqual({ ...NO_QR, message: "QR_FAIL" });
    expect((await requestQr(member, least, provider)).body).toMatchObject({ hasQrcode: true, amount: least });
    await stricter.close();
  });

  it("that is refused keeps the previous one", async () => {
    const member = await app.member();
    const before = await createdQr(member);
    await requestQr(member, 0.5);
    expect((await readQr(member)).body).toMatchObject({ qrcodeId: before });
  });

  it.each([1.005, "100", null, Number.NaN, 1e12])("of %j baht is refused", async (amount) => {
    const member = await app.member();
    expect(await requestQr(member, amount)).toMatchObject(refusal("KEY_INVALID"));
  });

  it.each(["SCB", "kbank", "constructor"])("at %s does not exist", async (provider) => {
    const member = await app.member();
    for (const response of [await readQr(member, provider), await requestQr(member, 100, provider)])
      expect([response.status, response.body]).toEqual([404, { message: "NO_BANK" }]);
  });

  it("replaces the previous one of its provider, and of no other", async () => {
    const member = await app.member();
    const first = await createdQr(member);
    const other = await createdQr(member, 100, "WW");
    const second = await createdQr(member, 200);
    expect(second).not.toBe(first);
    expect((await readQr(member)).body).toMatchObject({ qrcodeId: second, amount: 200 });
    expect((await readQr(member, "WW")).body).toMatchObject({ qrcodeId: other });
  });

  it("is created once per key", async () => {
    const member = await app.member();
    const call = { body: { amount: 100 }, headers: { "Idempotency-Key": randomUUID() } };
    const [first, again] = [
      await member.call("POST", "/api/qrcode/WW", call),
      await member.call("POST", "/api/qrcode/WW", call),
    ];
    expect(again.text).toBe(first.text);
    expect(await listedQrs(app, member)).toHaveLength(1);
  });

  it("is cancelled by its member, once or twice", async () => {
    const member = await app.member();
    const id = await createdQr(member);
    const cancel = () => member.call("DELETE", `/api/qrcode/KBANK/${id}`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect((await readQr(member)).body).toEqual({ ...NO_QR, message: "" });
  });

  it("cannot be seen or cancelled by another member or at another provider", async () => {
    const [owner, other] = [await app.member(), await app.member()];
    const id = await createdQr(owner);
    expect((await readQr(other)).body).toEqual({ ...NO_QR, message: "" });
    for (const response of [
      await other.call("DELETE", `/api/qrcode/KBANK/${id}`),
      await owner.call("DELETE", `/api/qrcode/WW/${id}`),
    ])
      expect([response.status, response.body]).toEqual([404, { message: "NO_DATA" }]);
    expect((await readQr(owner)).body).toMatchObject({ qrcodeId: id });
  });
});
