import { describe, expect, it } from "vitest";
import { play } from "../testing/claims.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { testOperator } from "../testing/test-operator.ts";

const DAY = 86_400_000;
const check = async (member: TestMember) => (await member.call("GET", "/api/refund/check")).body;
const receive = (member: TestMember) => member.call("GET", "/api/refund/receive");
const addWallet = (member: TestMember) => member.call("GET", "/api/refund/addWallet");

describe("the refund", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it("is a percentage of the losses, received and then added to the wallet, each once", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    await play(app, member, 20_000, 10_000);
    expect(await check(member)).toMatchObject({ result: true, bonus: false, refundAmount: 0 });
    expect(await receive(member)).toMatchObject({ status: 200, body: { message: "REFUND_SUCCESS" } });
    expect(await check(member)).toMatchObject({ result: false, refundAmount: 5 });
    expect((await member.call("POST", "/api/refund", { body: { page: 1, limit: 10 } })).body).toEqual({
      total: 1,
      refunds: [{ refundAmount: 5, createdAt: NOON.toISOString() }],
    });
    await play(app, member, 500, 500);
    expect((await addWallet(member)).status).toBe(200);
    expect(await member.balance("wallet")).toBe(500);
    expect(await member.statement(1)).toMatchObject({
      statements: [{ statementType: "bonus", amount: 5, refund: { description: "คืนยอดเสีย" } }],
    });
    expect(await addWallet(member)).toMatchObject(refusal("NO_REFUND"));
  });

  it("loses its fail percentage while the stakes since are less than the refund", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    await play(app, member, 20_000);
    await receive(member);
    await play(app, member, 999, 999);
    await addWallet(member);
    expect(await member.balance("wallet")).toBe(500);
  });

  it("is refused without play, without a loss, and for losses of long ago", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    expect(await receive(member)).toMatchObject(refusal("NO_REFUND"));
    await play(app, member, 100, 200);
    expect(await receive(member)).toMatchObject(refusal("REFUND_MINIMUM"));
    const loser = await app.member({ games: { PG: 50_000 } });
    app.setNow(new Date(NOON.getTime() - 7 * DAY));
    await play(app, loser, 10_000);
    app.setNow(NOON);
    expect(await receive(loser)).toMatchObject(refusal("NO_REFUND"));
    app.setNow(new Date(NOON.getTime() - 1));
    expect((await receive(loser)).status).toBe(200);
    app.setNow(NOON);
  });

  it("is blocked by a running bonus", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    await play(app, member, 10_000);
    await member.call("GET", "/api/bonus/activate/DAY");
    expect(await check(member)).toMatchObject({ bonus: true });
    expect(await receive(member)).toMatchObject(refusal("BONUS_REMAINING"));
  });

  it("shows the operator's text in the language of the call, with the accrued amount", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    await play(app, member, 20_000);
    const { body } = await member.call("GET", "/api/refund/check", { headers: { "Accept-Language": "en" } });
    expect(body).toMatchObject({ info: expect.stringContaining("10.00 baht") });
  });
});

describe("a refund that is lost as a whole while its conditions are unmet", async () => {
  const app = await useTestApp({
    operator: { ...testOperator, refund: { ...testOperator.refund, percentFail: 100 } },
  });

  it("is refused instead", async () => {
    const member = await app.member({ games: { PG: 50_000 } });
    await play(app, member, 20_000);
    await receive(member);
    expect(await addWallet(member)).toMatchObject(refusal("REFUND_CONDITION"));
    await play(app, member, 1_000, 1_000);
    expect((await addWallet(member)).status).toBe(200);
  });
});
