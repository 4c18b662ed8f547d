import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import {
  accrueInviteBonus,
  accrueRefund,
  giveCoins,
  giveCoupons,
  meetConditions,
} from "../testing/claims.ts";
import { concurrently, describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";
import type { TestMember } from "../testing/test-app.ts";

const CALLS = 50;
const COUPON = { coupon: { prize: { name: "Wheel", slice: { code: "CASH" } }, amount: 3 } };

await describeOnEngines(`${CALLS} claims at once`, async ({ server }) => {
  const app = await useTestApp({ server });

  /** Sends one claim many times, each under its own key; counts the answers by their message. */
  async function claimAtOnce(member: TestMember, method: string, path: string, body?: unknown) {
    const responses = await concurrently(CALLS, () =>
      member.call(method, path, { body, headers: { "Idempotency-Key": randomUUID() } }),
    );
    const answers = responses.map(({ status, text }) =>
      status === 200 && !text.includes('"success":false') ? "done" : text,
    );
    const counts = Map.groupBy(answers, (answer) => answer.replace(/^.*?([A-Z_]{5,}).*$/, "$1"));
    expect(await ledgerBreaches(app.database)).toEqual([]);
    return Object.fromEntries(Array.from(counts, ([answer, all]) => [answer, all.length]));
  }

  it.each(RACE_ROUNDS)("activate a bonus once, round %i", async () => {
    const member = await app.member();
    expect(await claimAtOnce(member, "GET", "/api/bonus/activate/DAY")).toEqual({
      done: 1,
      BONUS_ALREADY_ACTIVE: CALLS - 1,
    });
    expect(await member.balance("wallet")).toBe(5_000);
  });

  it.each(RACE_ROUNDS)("end a bonus once, round %i", async () => {
    const member = await app.member({ wallet: 5_000 });
    await member.call("GET", "/api/bonus/activate/DAY");
    expect(await claimAtOnce(member, "GET", "/api/bonus/clear")).toEqual({ done: 1, NO_DATA: CALLS - 1 });
    expect(await member.balance("wallet")).toBe(8_000);
  });

  it.each(RACE_ROUNDS)("give the stock of two to two of many members, round %i", async () => {
    await app.database.query("delete from bonus_stock");
    const members = await concurrently(10, () => app.member());
    const responses = await Promise.all(
      members.map((member) => member.call("GET", "/api/bonus/activate/TWO")),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(responses.filter(({ text }) => text.includes("BONUS_FULL"))).toHaveLength(8);
  });

  it.each(RACE_ROUNDS)("activate a promotion once, round %i", async () => {
    const member = await app.member();
    expect(await claimAtOnce(member, "GET", "/api/promotion/activate/new30")).toEqual({
      done: 1,
      PROMOTION_RECEIVED: CALLS - 1,
    });
    expect(await member.balance("wallet")).toBe(3_000);
  });

  it.each(RACE_ROUNDS)("receive the invite bonus once, round %i", async () => {
    const member = await app.member({ wallet: 10_000 });
    await accrueInviteBonus(app, member, 100_000);
    expect(await claimAtOnce(member, "GET", "/api/invite/bonus")).toEqual({
      done: 1,
      INVITE_COLLECT: CALLS - 1,
    });
    expect(await member.balance("wallet")).toBe(10_900);
  });

  it.each(RACE_ROUNDS)("receive the refund once, and add it to the wallet once, round %i", async () => {
    const member = await app.member({ games: { PG: 100_000 } });
    await accrueRefund(app, member, 100_000);
    expect(await claimAtOnce(member, "GET", "/api/refund/receive")).toEqual({
      done: 1,
      NO_REFUND: CALLS - 1,
    });
    expect(await claimAtOnce(member, "GET", "/api/refund/addWallet")).toEqual({
      done: 1,
      NO_REFUND: CALLS - 1,
    });
    expect(await member.balance("wallet")).toBe(2_500);
  });

  it.each(RACE_ROUNDS)("claim exactly the three coupons, round %i", async () => {
    const member = await app.member();
    await giveCoupons(app, member, 3);
    expect(await claimAtOnce(member, "POST", "/api/spinwheel/coupon/claim", COUPON)).toEqual({
      done: 3,
      NO_CLAIMABLE_COUPON: CALLS - 3,
    });
    expect(await member.balance("wallet")).toBe(6_000);
  });

  it.each(RACE_ROUNDS)("spin once for each of three coins, and of those that it wins, round %i", async () => {
    const member = await app.member();
    await giveCoins(app, member, 3);
    const { done = 0, NO_COIN = 0 } = await claimAtOnce(member, "POST", "/api/spinwheel/spin");
    const spins = await app.database.query<{ code: string }>(
      "select prize_code as code from spin where member_id = $1",
      [member.id],
    );
    const won = spins.filter(({ code }) => code === "COINS").length * 2;
    const { body } = await member.call("GET", "/api/spinwheel/setup");
    expect([done, done + NO_COIN]).toEqual([spins.length, CALLS]);
    expect(body).toMatchObject({ result: { userCoin: 3 + won - done } });
  });

  it.each(RACE_ROUNDS)("of every kind never deadlock or lose money, round %i", async () => {
    const member = await app.member({ wallet: 20_000, games: { PG: 100_000 } });
    await accrueInviteBonus(app, member, 50_000);
    await accrueRefund(app, member, 50_000);
    await giveCoupons(app, member, 5);
    await giveCoins(app, member, 5);
    const paths = [
      ["GET", "/api/bonus/activate/FREE"],
      ["GET", "/api/bonus/clear"],
      ["GET", "/api/promotion/activate/NEW30"],
      ["GET", "/api/invite/bonus"],
      ["GET", "/api/refund/receive"],
      ["GET", "/api/refund/addWallet"],
      ["POST", "/api/spinwheel/spin"],
      ["POST", "/api/spinwheel/coupon/claim", COUPON],
      ["POST", "/api/wallet/transfer", { from: "PG", to: "wallet", amount: 1 }],
      ["POST", "/api/wallet/withdrawAll", { amount: 100 }],
    ] as const;
    const responses = await concurrently(CALLS, (index) => {
      const [method, path, body] = paths[index % paths.length] ?? paths[0];
      return member.call(method, path, { body });
    });
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect(app.log).toEqual([]);
    await meetConditions(app, member);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });
});
