import { randomUUID } from "node:crypto";
import { QrState } from "@member-wallet/api/wire";
import { readExpiry, satang } from "@member-wallet/domain";
import { renderSVG } from "uqr";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { sweep } from "../housekeeping.ts";
import { createTestApp, NOON, type TestMember } from "../testing/test-app.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { testOperator } from "../testing/test-operator.ts";

const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);
const PROVIDERS = ["KBANK", "WW", "ZAPMAN"] as const;
const none = { hasQrcode: false, qrcodeId: null, qrcode: "", amount: null, expireIn: null };

interface ListedQr {
  qrcodeId: string;
  provider: string;
  amount: number;
  payload: string;
  state: string;
  member: { username: string };
}

function look(member: TestMember, provider = "KBANK") {
  return member.call("GET", `/api/qrcode/${provider}`);
}

function wish(member: TestMember, amount: unknown, provider = "KBANK") {
  return member.call("POST", `/api/qrcode/${provider}`, { body: { amount } });
}

async function made(member: TestMember, amount = 100, provider = "KBANK") {
  const { body } = await wish(member, amount, provider);
  return v.parse(QrState, body).qrcodeId ?? "";
}

function statement(member: TestMember) {
  return member.call("POST", "/api/statement", { body: { page: 1, limit: 10 } });
}

describe("a deposit by QR", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);
  afterEach(() => app.setNow(NOON));

  const act = (id: string, action: string) => app.call("POST", `/sandbox/qrcodes/${id}/${action}`);
  const listedOf = async (member: TestMember) => {
    const { body } = await app.call("GET", "/sandbox/qrcodes");
    return (body as ListedQr[]).filter((qr) => qr.member.username === member.username);
  };

  it.each(PROVIDERS)("is asked for at %s, and is there when the member comes back", async (provider) => {
    const member = await app.member();
    expect((await look(member, provider)).body).toEqual({ ...none, message: "" });
    const { status, body } = await wish(member, 150.5, provider);
    expect(status).toBe(200);
    expect(body).toMatchObject({ hasQrcode: true, amount: 150.5, message: "SUCCESS" });
    expect((await look(member, provider)).body).toEqual(body);
  });

  it("shows the very payload that is paid, as a picture without anything active", async () => {
    const member = await app.member();
    const { qrcode } = v.parse(QrState, (await wish(member, 99.05)).body);
    const [listed] = await listedOf(member);
    expect(qrcode).toBe(renderSVG(listed?.payload ?? "", { ecc: "M", pixelSize: 1, border: 4 }));
    expect(qrcode).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+">(?:<(?:rect|path) [\w\s=".,#-]*\/>)+<\/svg>$/);
    expect(listed?.payload).toContain("540599.05");
    expect(listed?.payload).toContain(app.context.operator.qr.billerId);
  });

  it.each(PROVIDERS)("at %s lives exactly as long as the operator says", async (provider) => {
    const member = await app.member();
    const { minutes } = app.context.operator.qr;
    const { expireIn } = v.parse(QrState, (await wish(member, 100, provider)).body);
    expect(readExpiry(expireIn, NOON.getTime())).toBe(later(minutes).getTime());
    const lookUp = await member.call("GET", "/api/lookup/deposit");
    expect(lookUp.body).toMatchObject({ qrMinutes: minutes });
    app.setNow(new Date(later(minutes).getTime() - 1));
    expect((await look(member, provider)).body).toMatchObject({ hasQrcode: true });
    app.setNow(later(minutes));
    expect((await look(member, provider)).body).toEqual({ ...none, message: "" });
  });

  it("tells its expiry in each provider's own form", async () => {
    const member = await app.member();
    const forms = [];
    for (const provider of PROVIDERS)
      forms.push(v.parse(QrState, (await wish(member, 100, provider)).body).expireIn);
    expect(forms).toEqual([later(10).toISOString(), later(10).getTime(), 600]);
    app.setNow(new Date(NOON.getTime() + 1_400));
    expect((await look(member, "ZAPMAN")).body).toMatchObject({ expireIn: 598 });
  });

  it.each([
    ["KBANK", 1],
    ["KBANK", 200_000],
    ["WW", 100],
    ["ZAPMAN", 100],
  ])("at %s is made of %d baht", async (provider, amount) => {
    const response = await wish(await app.member(), amount, provider);
    expect(response.body).toMatchObject({ hasQrcode: true, amount });
  });

  it.each([
    ["KBANK", 0.99],
    ["KBANK", 0],
    ["KBANK", -100],
    ["KBANK", 200_000.01],
    ["WW", 99.99],
    ["ZAPMAN", 99.99],
  ])("at %s is refused of %d baht, in an answer that says so", async (provider, amount) => {
    const response = await wish(await app.member(), amount, provider);
    expect([response.status, response.body]).toEqual([200, { ...none, message: "QR_FAIL" }]);
  });

  it.each([
    ["KBANK", 150, 149.99],
    ["WW", 150, 149.99],
  ])("at %s is made from the operator's minimum on, where that is higher", async (provider, least, less) => {
    const stricter = await createTestApp({ operator: { ...testOperator, depositMinimum: satang(15_000) } });
    const member = await stricter.member();
    expect((await wish(member, less, provider)).body).toEqual({ ...none, message: "QR_FAIL" });
    expect((await wish(member, least, provider)).body).toMatchObject({ hasQrcode: true, amount: least });
    await stricter.close();
  });

  it("refused, leaves the one before", async () => {
    const member = await app.member();
    const before = await made(member);
    await wish(member, 0.5);
    expect((await look(member)).body).toMatchObject({ qrcodeId: before });
  });

  it.each([1.005, "100", null, Number.NaN, 1e12])("of %j baht is no wish", async (amount) => {
    const member = await app.member();
    expect(await wish(member, amount)).toMatchObject({ status: 400, body: { message: "KEY_INVALID" } });
  });

  it.each(["SCB", "kbank", "constructor"])("at %s is not to be had", async (provider) => {
    const member = await app.member();
    for (const response of [await look(member, provider), await wish(member, 100, provider)])
      expect([response.status, response.body]).toEqual([404, { message: "NO_BANK" }]);
  });

  it("takes the place of the last one of its provider, and of no other", async () => {
    const member = await app.member();
    const first = await made(member);
    const other = await made(member, 100, "WW");
    const second = await made(member, 200);
    expect(second).not.toBe(first);
    expect((await look(member)).body).toMatchObject({ qrcodeId: second, amount: 200 });
    expect((await look(member, "WW")).body).toMatchObject({ qrcodeId: other });
  });

  it("is made once however often the wish is sent under its key", async () => {
    const member = await app.member();
    const call = { body: { amount: 100 }, headers: { "Idempotency-Key": randomUUID() } };
    const [first, again] = [
      await member.call("POST", "/api/qrcode/WW", call),
      await member.call("POST", "/api/qrcode/WW", call),
    ];
    expect(again.text).toBe(first.text);
    expect(await listedOf(member)).toHaveLength(1);
  });

  it("is cancelled by its member, once or twice, and is gone", async () => {
    const member = await app.member();
    const id = await made(member);
    const cancel = () => member.call("DELETE", `/api/qrcode/KBANK/${id}`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect((await look(member)).body).toEqual({ ...none, message: "" });
  });

  it("is nobody else's to see or to cancel, nor another provider's", async () => {
    const [owner, other] = [await app.member(), await app.member()];
    const id = await made(owner);
    expect((await look(other)).body).toEqual({ ...none, message: "" });
    for (const response of [
      await other.call("DELETE", `/api/qrcode/KBANK/${id}`),
      await owner.call("DELETE", `/api/qrcode/WW/${id}`),
    ])
      expect([response.status, response.body]).toEqual([404, { message: "NO_DATA" }]);
    expect((await look(owner)).body).toMatchObject({ qrcodeId: id });
  });

  it.each(PROVIDERS)("paid in time is credited, with %s in the statement", async (provider) => {
    const member = await app.member();
    const id = await made(member, 120.25, provider);
    expect((await act(id, "pay")).body).toEqual({ outcome: "credited" });
    expect(await member.balance("wallet")).toBe(12_025);
    expect((await look(member, provider)).body).toEqual({ ...none, message: "" });
    expect((await statement(member)).body).toMatchObject({
      statements: [
        { statementType: "deposit", status: "SUCCESS", from: provider, to: "wallet", amount: 120.25 },
      ],
    });
  });

  it("is paid once: neither again, nor cancelled afterwards", async () => {
    const member = await app.member();
    const id = await made(member);
    await act(id, "pay");
    for (const response of [
      await act(id, "pay"),
      await act(id, "credit"),
      await member.call("DELETE", `/api/qrcode/KBANK/${id}`),
    ])
      expect([response.status, response.body]).toEqual([409, { message: "QR_FAIL" }]);
    expect(await member.balance("wallet")).toBe(10_000);
  });

  const endings: [string, (member: TestMember, id: string) => Promise<unknown>][] = [
    ["it ran out", async () => app.setNow(later(10))],
    ["it was cancelled", (member, id) => member.call("DELETE", `/api/qrcode/KBANK/${id}`)],
    ["another took its place", (member) => made(member, 300)],
  ];

  it.each(endings)(
    "paid after %s is not credited, but in progress until it is decided",
    async (_why, end) => {
      const member = await app.member();
      const id = await made(member);
      await end(member, id);
      expect((await act(id, "pay")).body).toEqual({ outcome: "unmatched" });
      expect((await act(id, "pay")).status).toBe(409);
      expect(await member.balance("wallet")).toBe(0);
      expect((await statement(member)).body).toMatchObject({
        total: 1,
        statements: [{ statementType: "deposit", status: "PENDING", from: "KBANK", amount: 100 }],
      });
      expect(await listedOf(member)).toContainEqual(
        expect.objectContaining({ qrcodeId: id, state: "unmatched" }),
      );
    },
  );

  it.each([
    ["credit", "credited", "SUCCESS", 10_000],
    ["return", "returned", "FAILED", 0],
  ])("paid late is ended by %s, once", async (action, outcome, status, wallet) => {
    const member = await app.member();
    const id = await made(member);
    expect((await act(id, action)).status).toBe(409);
    app.setNow(later(11));
    await act(id, "pay");
    expect((await act(id, action)).body).toEqual({ outcome });
    for (const again of ["credit", "return", "pay"]) expect((await act(id, again)).status).toBe(409);
    expect(await member.balance("wallet")).toBe(wallet);
    expect((await statement(member)).body).toMatchObject({ total: 1, statements: [{ status }] });
    expect(await listedOf(member)).toEqual([]);
  });

  it("unknown, is paid by nobody", async () => {
    expect(await act("0".repeat(20), "pay")).toMatchObject({ status: 404, body: { message: "NO_DATA" } });
  });

  it("is paid and listed on this machine only", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    const member = await app.member();
    const id = await made(member);
    for (const [method, path] of [
      ["GET", "/sandbox/qrcodes"],
      ["POST", `/sandbox/qrcodes/${id}/pay`],
      ["POST", `/sandbox/qrcodes/${id}/credit`],
    ] as const)
      expect((await app.call(method, path, { headers })).status).toBe(403);
    expect(await member.balance("wallet")).toBe(0);
  });

  it("nobody paid is forgotten after a month; money is never", async () => {
    const member = await app.member();
    const paid = await made(member, 100, "WW");
    await act(paid, "pay");
    const unpaid = await made(member);
    const exists = async () =>
      (
        await app.database.query<{ id: string }>(
          "select id from qr_deposit where id in ($1, $2) order by status",
          [paid, unpaid],
        )
      ).map(({ id }) => id);
    await sweep(app.database, later(30 * 24 * 60 - 1));
    expect(await exists()).toEqual([unpaid, paid]);
    await sweep(app.database, later(30 * 24 * 60));
    expect(await exists()).toEqual([paid]);
  });
});
