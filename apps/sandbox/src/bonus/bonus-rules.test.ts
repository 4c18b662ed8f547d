import * as wire from "@member-wallet/api/wire";
import { bonusEndCost, totalBalance } from "@member-wallet/domain";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { meetConditions, play } from "../testing/claims.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";

const HOUR = 3_600_000;
const activate = (member: TestMember, code: string) => member.call("GET", `/api/bonus/activate/${code}`);
const clear = (member: TestMember) => member.call("GET", "/api/bonus/clear");
const withdraw = (member: TestMember, amount: number) =>
  member.call("POST", "/api/wallet/withdraw", { body: { amount } });

const find = (member: TestMember, code: string) =>
  member.call("GET", `/api/promotion/find/${encodeURIComponent(code)}`);
const receive = (member: TestMember, code: string) =>
  member.call("GET", `/api/promotion/activate/${encodeURIComponent(code)}`);

describe("a bonus", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it("pays into the wallet, is the active one, and its statement entry names it", async () => {
    const member = await app.member();
    expect(await activate(member, "DAY")).toMatchObject({
      status: 200,
      body: { isActive: true, received: [{ updatedAt: NOON.toISOString() }] },
    });
    expect(await member.balance("wallet")).toBe(5_000);
    expect(await member.statement()).toMatchObject({
      statements: [
        { statementType: "bonus", from: null, to: "wallet", amount: 50, bonus: { description: "Bonus DAY" } },
      ],
    });
    expect((await member.call("GET", "/api/bonus/check/active")).body).toEqual({
      status: true,
      type: "day",
      code: "DAY",
      percentFail: 20,
    });
    const { body } = await member.call("GET", "/api/bonus");
    expect(body).toMatchObject([
      { code: "DAY", userBonus: { isActive: true, received: [{}] } },
      { code: "WEEK", userBonus: null },
      ...Array.from({ length: 4 }, () => ({})),
    ]);
  });

  it("is refused when it is active, while another is, and for an unknown code", async () => {
    const member = await app.member();
    await activate(member, "DAY");
    expect(await activate(member, "DAY")).toMatchObject(refusal("BONUS_ALREADY_ACTIVE"));
    expect(await activate(member, "WEEK")).toMatchObject(refusal("BONUS_REMAINING"));
    expect(await activate(await app.member(), "NONE")).toMatchObject(refusal("NO_DATA", 404));
  });

  it.each([
    ["DAY", 1, 12 * HOUR - 1, 12 * HOUR],
    // NOON is a Monday's.
    ["WEEK", 2, 6 * 24 * HOUR + 12 * HOUR - 1, 6 * 24 * HOUR + 12 * HOUR],
  ])("%s can be received %i times until the operator's midnight", async (code, times, last, next) => {
    const member = await app.member();
    const at = async (time: number) => {
      app.setNow(new Date(NOON.getTime() + time));
      const response = await activate(member, code);
      await meetConditions(app, member);
      await clear(member);
      app.setNow(NOON);
      return response;
    };
    for (let time = 0; time < times; time += 1) expect((await at(time)).status).toBe(200);
    expect(await at(last)).toMatchObject(refusal("BONUS_MAX_CLAIMED"));
    expect((await at(next)).status).toBe(200);
  });

  it("of type limit is never received again", async () => {
    const member = await app.member();
    await activate(member, "ONCE");
    await clear(member);
    expect(await activate(member, "ONCE")).toMatchObject(refusal("BONUS_MAX_CLAIMED"));
  });

  it("binds the balance until the stakes meet its conditions", async () => {
    const member = await app.member({ wallet: 20_000, games: { PG: 10_000 } });
    await activate(member, "DAY");
    expect(await withdraw(member, 100)).toMatchObject(refusal("BONUS_CONDITION"));
    await play(app, member, 5_000, 5_000);
    expect(await withdraw(member, 100)).toMatchObject(refusal("BONUS_CONDITION"));
    await play(app, member, 5_000, 5_000);
    expect((await withdraw(member, 100)).status).toBe(200);
  });

  it("ends with a withdrawal, which cuts the rest of the wallet up to the bonus", async () => {
    const member = await app.member({ wallet: 20_000 });
    await activate(member, "FREE");
    await withdraw(member, 100);
    expect(await member.balance("wallet")).toBe(10_000);
    expect(await member.statement()).toMatchObject({
      statements: [
        { statementType: "finish_bonus", amount: 50, bonus: { description: "Bonus FREE" } },
        { statementType: "withdraw" },
        { statementType: "bonus" },
        {},
      ],
    });
    expect((await member.call("GET", "/api/bonus/check/active")).body).toMatchObject({ status: false });
  });

  it("whose conditions are met ends without a cost", async () => {
    const member = await app.member({ wallet: 10_000 });
    await activate(member, "DAY");
    await meetConditions(app, member);
    const { body } = await member.call("GET", "/api/bonus/check/active");
    expect(body).toMatchObject({ code: "DAY", percentFail: 0 });
    expect(await clear(member)).toMatchObject({ status: 200, body: { message: "BONUS_CLEAR" } });
    expect(await member.balance("wallet")).toBe(15_000);
    expect(await member.statement(1)).toMatchObject({
      statements: [{ statementType: "finish_bonus", amount: 0 }],
    });
  });

  it("that is ended early costs its percentage of all money, that in games too", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 10_000 } });
    await activate(member, "DAY");
    expect((await clear(member)).status).toBe(200);
    expect([await member.balance("wallet"), await member.balance("game", "PG")]).toEqual([16_000, 0]);
    expect(await member.statement(1)).toMatchObject({
      statements: [{ statementType: "finish_bonus", amount: 40 }],
    });
  });

  it("takes what a client shows of it beforehand, to the satang, whatever the share and the balances", async () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    await fc.assert(
      fc.asyncProperty(
        amounts,
        amounts,
        fc.integer({ min: 0, max: 10_000 }),
        async (wallet, inGame, share) => {
          const member = await app.member({ wallet, games: { PG: inGame } });
          await activate(member, "DAY");
          await app.database.query("update member_bonus set percent_fail = $1 where member_id = $2", [
            share / 100,
            member.id,
          ]);
          const known = v.parse(
            wire.ActiveBonusAnswer,
            (await member.call("GET", "/api/bonus/check/active")).body,
          );
          const balance = totalBalance(
            v.parse(wire.WalletAnswer, (await member.call("GET", "/api/wallet")).body),
          );
          const cost = bonusEndCost(balance, known.percentFail);
          expect((await clear(member)).status).toBe(200);
          expect.assert(cost.kind === "amount" || cost.kind === "nothing");
          const taken = cost.kind === "amount" ? cost.amount : 0;
          expect(await member.balance("wallet")).toBe(wallet + inGame + 5_000 - taken);
          expect(v.parse(wire.StatementAnswer, await member.statement(1)).statements).toMatchObject([
            { statementType: "finish_bonus", amount: taken },
          ]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it("without such a percentage cannot be ended early", async () => {
    const member = await app.member();
    await activate(member, "LOCKED");
    const { body } = await member.call("GET", "/api/bonus/check/active");
    expect(body).toEqual({ status: true, type: "limit", code: "LOCKED" });
    expect(await clear(member)).toMatchObject(refusal("BONUS_CONDITION"));
    await meetConditions(app, member);
    expect((await clear(member)).status).toBe(200);
    expect(await clear(member)).toMatchObject(refusal("NO_DATA", 404));
  });

  it("ends when nothing is left to play with", async () => {
    const member = await app.member({ games: { PG: 0 } });
    await activate(member, "DAY");
    await member.call("POST", "/api/wallet/transfer", { body: { from: "wallet", to: "PG", amount: 50 } });
    await play(app, member, 4_950);
    expect((await member.call("GET", "/api/bonus/check/active")).body).toMatchObject({ status: false });
    expect(await member.statement(1)).toMatchObject({ statements: [{ statementType: "finish_bonus" }] });
  });

  it("with limited stock is refused once the stock is gone", async () => {
    for (const expected of [200, 200, 400])
      expect((await activate(await app.member(), "TWO")).status).toBe(expected);
    expect(await activate(await app.member(), "TWO")).toMatchObject(refusal("BONUS_FULL"));
  });

  it.each([0, 1, 200])("is one of %i when the switch says so, and each can be received", async (count) => {
    await app.call("POST", "/sandbox/switches", { body: { bonusCount: count } });
    const member = await app.member();
    const list = (await member.call("GET", "/api/bonus")).body as { code: string }[];
    const last = list.at(-1)?.code ?? "NONE";
    expect([list.length, new Set(list.map(({ code }) => code)).size]).toEqual([count, count]);
    expect((await activate(member, last)).status).toBe(count === 0 ? 404 : 200);
    await app.call("DELETE", "/sandbox/switches");
  });
});

describe("a promotion", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it.each(["NEW30", "new30", "A/B 50%", "ปีใหม่🎁"])("is found and received by its code %s", async (code) => {
    const member = await app.member();
    expect((await find(member, code)).body).toEqual({ percentFail: 10, description: "<p>30 baht</p>" });
    expect(await receive(member, code)).toMatchObject({ status: 200, body: { message: "SUCCESS" } });
    expect(await member.balance("wallet")).toBe(3_000);
    const { body } = await member.call("GET", "/api/bonus/check/active");
    expect(body).toEqual({ status: true, type: "limit", code: code.toUpperCase(), percentFail: 10 });
    const description = `Promotion ${code.toUpperCase()}`;
    expect(await member.statement()).toMatchObject({
      statements: [{ statementType: "bonus", amount: 30, promotion: { description } }],
    });
    await meetConditions(app, member);
    await clear(member);
    expect(await member.statement(1)).toMatchObject({
      statements: [{ statementType: "finish_bonus", promotion: { description } }],
    });
  });

  it.each(["NEW31", "%", "../x", "🎁", "ไม่มี", "x".repeat(500)])("is not found by %s", async (code) => {
    const member = await app.member();
    expect(await find(member, code)).toMatchObject({ status: 200, body: null });
    expect(await receive(member, code)).toMatchObject(refusal("NO_PROMOTION", 404));
  });

  it("is received once, and not while a bonus runs", async () => {
    const member = await app.member();
    await activate(member, "FREE");
    expect(await receive(member, "NEW30")).toMatchObject(refusal("BONUS_REMAINING"));
    await clear(member);
    expect((await receive(member, "NEW30")).status).toBe(200);
    expect(await receive(member, "NEW30")).toMatchObject(refusal("PROMOTION_RECEIVED"));
  });
});
