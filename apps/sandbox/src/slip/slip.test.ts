import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { aTransferSlip, referenceOf, sendSlip, slipsOf } from "../testing/slips.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";

const MINUTE = 60_000;
const KIP_ACCOUNT = "010120009876543";

/** The same slip in other bytes. */
const reencoded = (png: Uint8Array) => sharp(png).jpeg({ quality: 80 }).toBuffer();

describe("a deposit by slip", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);
  afterEach(async () => {
    app.setNow(NOON);
    await app.call("DELETE", "/sandbox/switches");
  });

  const send = (member: TestMember, bytes: Uint8Array) => sendSlip(app, member, bytes);

  it("of a recent transfer is credited at once and in the statement", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app, { amount: 250.75, from: "KTB" });
    const response = await send(member, png);
    expect(response).toMatchObject({ status: 200, body: { message: "SUCCESS" } });
    expect(await slipsOf(member)).toEqual([
      { reference: referenceOf(response), status: "SUCCESS", note: null, amount: 250.75 },
    ]);
    expect(await member.balance("wallet")).toBe(25_075);
    expect(await member.statement()).toMatchObject({
      total: 1,
      statements: [
        { statementType: "deposit", status: "SUCCESS", from: "KTB", to: "wallet", amount: 250.75 },
      ],
    });
  });

  it("of a transfer in kip is credited in baht at the operator's rate, rounded down", async () => {
    const member = await app.member({}, { currency: "LAK", bankCode: "BCEL" });
    await send(member, (await aTransferSlip(app, { amount: 100_000, to: KIP_ACCOUNT, from: "BCEL" })).png);
    expect(await member.balance("wallet")).toBe(15_625);
    await send(member, (await aTransferSlip(app, { amount: 1_001, to: KIP_ACCOUNT, from: "BCEL" })).png);
    expect(await member.balance("wallet")).toBe(15_625 + 156);
    await send(member, (await aTransferSlip(app, { amount: 6, to: KIP_ACCOUNT, from: "BCEL" })).png);
    expect((await slipsOf(member))[0]).toMatchObject({ status: "FAILED", note: "NOT_MATCH" });
  });

  it("of one transfer counts once, whoever sends it and in whatever bytes", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { png } = await aTransferSlip(app);
    await send(member, png);
    await send(member, await reencoded(png));
    await send(other, png);
    expect(await slipsOf(member)).toMatchObject([
      { status: "FAILED", note: "SLIP_REFNO_DUPLICATED" },
      { status: "SUCCESS", note: null },
    ]);
    expect(await slipsOf(other)).toMatchObject([{ status: "FAILED", note: "SLIP_REFNO_DUPLICATED" }]);
    expect([await member.balance("wallet"), await other.balance("wallet")]).toEqual([10_000, 0]);
  });

  it("sent twice under one key is one slip; under another key it is a duplicate", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app, { miniQr: false });
    const key = randomUUID();
    const first = await sendSlip(app, member, png, { key });
    expect((await sendSlip(app, member, png, { key, name: "reencoded.png" })).text).toBe(first.text);
    expect(await slipsOf(member)).toHaveLength(1);
    await sendSlip(app, member, png, { key: randomUUID() });
    expect(await slipsOf(member)).toMatchObject([
      { status: "FAILED", note: "SLIP_REFNO_DUPLICATED", amount: 0 },
      { status: "PENDING", note: null, amount: 0 },
    ]);
    const other = await aTransferSlip(app);
    expect(await sendSlip(app, member, other.png, { key })).toMatchObject(refusal("KEY_INVALID", 422));
  });

  it("to another account is refused", async () => {
    const member = await app.member();
    await send(member, (await aTransferSlip(app, { to: "1112223334" })).png);
    expect(await slipsOf(member)).toMatchObject([{ status: "FAILED", note: "DEST_ACC_INVALID" }]);
    expect(await member.balance("wallet")).toBe(0);
  });

  it("is accepted exactly as long after the transfer as the look-up says", async () => {
    const member = await app.member();
    const rules = await member.call("GET", "/api/lookup/slip");
    const { withinMinutes } = app.context.operator.slip;
    expect(rules.body).toMatchObject({ uploadWithinMinutes: withinMinutes });
    const { png } = await aTransferSlip(app);
    const late = await aTransferSlip(app);
    app.setNow(new Date(NOON.getTime() + withinMinutes * MINUTE));
    await send(member, png);
    app.setNow(new Date(NOON.getTime() + withinMinutes * MINUTE + 1));
    await send(member, late.png);
    expect(await slipsOf(member)).toMatchObject([
      { status: "FAILED", note: "EXPIRED_SLIP" },
      { status: "SUCCESS", note: null },
    ]);
  });

  it("with a mini-QR unknown to the banks is invalid", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    await app.database.query("delete from bank_transfer where credited_by is null");
    await send(member, png);
    expect(await slipsOf(member)).toMatchObject([{ status: "FAILED", note: "INVALID_SLIP", amount: 0 }]);
  });

  it("is refused at night, as the look-up says, unless the switch is on", async () => {
    const member = await app.member();
    const { closedFrom, closedTo } = app.context.operator.slip;
    const { body } = await member.call("GET", "/api/lookup/slip");
    expect(body).toMatchObject({ closedFrom, closedTo });
    for (const [time, status] of [
      ["2026-03-02T16:29:59.999Z", 200],
      ["2026-03-02T16:30:00Z", 400],
      ["2026-03-02T17:29:59.999Z", 400],
      ["2026-03-02T17:30:00Z", 200],
    ] as const) {
      app.setNow(new Date(time));
      const { png } = await aTransferSlip(app);
      expect([time, (await send(member, png)).status]).toEqual([time, status]);
    }
    app.setNow(new Date("2026-03-02T17:00:00Z"));
    const { png } = await aTransferSlip(app);
    expect(await send(member, png)).toMatchObject(refusal("SLIP_UPLOAD_FAIL"));
    await app.call("POST", "/sandbox/switches", { body: { slipsAtAllHours: true } });
    expect((await send(member, png)).status).toBe(200);
    expect((await member.call("GET", "/api/lookup/slip")).body).toEqual({ uploadWithinMinutes: 60 });
  });

  it.each([
    [{ amount: 0 }],
    [{ amount: 1.005 }],
    [{ to: "abc" }],
    [{ minutesAgo: -1 }],
    [{ from: "NOBANK" }],
  ])("cannot be made of the transfer %j", async (overrides) => {
    const body = { amount: 100, to: "4680123456", ...overrides };
    expect((await app.call("POST", "/sandbox/slips/transfer", { body })).status).toBe(400);
  });

  it("can be made, listed, shown and decided only from this machine", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    for (const [method, path] of [
      ["POST", "/sandbox/slips/transfer"],
      ["GET", "/sandbox/slips"],
      ["GET", "/sandbox/slips/transfers"],
      ["GET", "/sandbox/slips.js"],
      ["GET", "/sandbox/slips/0/picture"],
      ["POST", "/sandbox/slips/0/decide"],
    ] as const)
      expect((await app.call(method, path, { headers })).status).toBe(403);
  });
});
