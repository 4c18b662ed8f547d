import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giveCoins, giveCoupons } from "../testing/claims.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { aPrize } from "../testing/test-operator.ts";
import { drawPrize } from "./wheel.ts";

const spin = (member: TestMember) => member.call("POST", "/api/spinwheel/spin");
const setup = async (member: TestMember) => (await member.call("GET", "/api/spinwheel/setup")).body;
const coupons = async (member: TestMember) => (await member.call("GET", "/api/spinwheel/coupon")).body;
const claim = (member: TestMember, coupon: unknown) =>
  member.call("POST", "/api/spinwheel/coupon/claim", { body: { coupon } });
const couponOf = (code: unknown) => ({ prize: { name: "Wheel", slice: { code } }, amount: 1 });

describe("a drawn prize", () => {
  const wheels = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 40 });

  it("is each slice exactly as often as its weight, over all numbers that can be drawn", () => {
    fc.assert(
      fc.property(
        wheels.filter((weights) => weights.some((weight) => weight > 0)),
        (weights) => {
          const prizes = weights.map((weight, index) => aPrize({ code: String(index), weight }));
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const drawn = Array.from({ length: total }, (_, number) => drawPrize(prizes, () => number)?.code);
          const counts = weights.map((_, index) => drawn.filter((code) => code === String(index)).length);
          expect(counts).toEqual(weights);
        },
      ),
    );
  });

  it("asks for a number below the sum of the weights", () => {
    const asked: number[] = [];
    drawPrize([aPrize({ weight: 3 }), aPrize({ weight: 4 })], (sides) => {
      asked.push(sides);
      return 0;
    });
    expect(asked).toEqual([7]);
  });
});

describe("the wheel", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it("shows its slices and the coins, which deposits earn", async () => {
    const member = await app.member({ wallet: 149_999 });
    expect(await setup(member)).toMatchObject({
      result: {
        activeSpinwheel: {
          name: "Wheel",
          slices: [{ code: "CASH" }, { code: "COINS" }, { code: "NOTHING" }],
        },
        userCoin: 2,
      },
    });
    expect((await member.call("GET", "/api/wallet")).body).toMatchObject({ profile: { coin: 2 } });
  });

  it("takes one coin for each spin, gives the prize at once, and refuses without coins", async () => {
    const member = await app.member();
    await giveCoins(app, member, 20);
    const coins = async () => ((await setup(member)) as { result: { userCoin: number } }).result.userCoin;
    for (let before = await coins(); before > 0; before = await coins()) {
      const { result } = (await spin(member)).body as { result: { code: string; remainingCoin: number } };
      expect(result.remainingCoin).toBe(before - 1 + (result.code === "COINS" ? 2 : 0));
    }
    expect(await spin(member)).toMatchObject({ status: 200, body: { success: false, error: "NO_COIN" } });
    const [wins] = await app.database.query<{ count: number }>(
      "select count(*) as count from spin where member_id = $1 and prize_code = 'CASH'",
      [member.id],
    );
    const list = (await coupons(member)) as { amount: number }[];
    expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(wins?.count);
  });

  it("that is switched off while it is open refuses the spin, and takes no coin", async () => {
    const member = await app.member();
    await giveCoins(app, member, 1);
    app.context.switches.set({ wheel: "off" });
    expect(await spin(member)).toMatchObject({ status: 200, body: { success: false, error: "NO_DATA" } });
    expect(await setup(member)).toEqual({ result: { activeSpinwheel: null, userCoin: 1 } });
    expect((await member.call("GET", "/api/spinwheel/active")).body).toEqual({ isActive: false });
    app.context.switches.reset();
    expect((await member.call("GET", "/api/spinwheel/active")).body).toEqual({ isActive: true });
  });

  it("of forty slices has different codes, and turns", async () => {
    const member = await app.member();
    await giveCoins(app, member, 1);
    app.context.switches.set({ wheel: "forty" });
    const { result } = (await setup(member)) as {
      result: { activeSpinwheel: { slices: { code: string }[] } };
    };
    const codes = result.activeSpinwheel.slices.map(({ code }) => code);
    expect([codes.length, new Set(codes).size]).toEqual([40, 40]);
    const { body } = await spin(member);
    expect(codes).toContain((body as { result: { code: string } }).result.code);
    app.context.switches.reset();
  });
});

describe("a coupon", async () => {
  const app = await useTestApp();
  checkLedgerAfterEach(app);

  it("is claimed once, by the coupon as it was received", async () => {
    const member = await app.member();
    await giveCoupons(app, member, 2);
    const [coupon] = (await coupons(member)) as [{ amount: number }];
    expect(coupon).toMatchObject({ prize: { name: "Wheel", slice: { code: "CASH" } }, amount: 2 });
    expect(await claim(member, coupon)).toMatchObject({ status: 200, body: { message: "SUCCESS" } });
    expect(await member.balance("wallet")).toBe(2_000);
    expect(await member.statement()).toMatchObject({
      statements: [{ statementType: "bonus", amount: 20, luckydraw: { description: "CASH" } }],
    });
    expect(await coupons(member)).toMatchObject([{ amount: 1 }]);
    await claim(member, coupon);
    expect(await claim(member, coupon)).toMatchObject(refusal("NO_CLAIMABLE_COUPON"));
    expect(await coupons(member)).toEqual([]);
  });

  it("expires, and one that is valid longer is claimed first", async () => {
    const member = await app.member();
    await giveCoupons(app, member, 1, 1);
    await giveCoupons(app, member, 1, 3);
    app.setNow(new Date(NOON.getTime() + 86_400_000));
    expect(await coupons(member)).toMatchObject([{ amount: 1 }]);
    expect((await claim(member, couponOf("CASH"))).status).toBe(200);
    expect(await claim(member, couponOf("CASH"))).toMatchObject(refusal("COUPON_EXPIRED"));
    app.setNow(NOON);
  });

  it.each([
    [{}, "INVALID_CODE"],
    [couponOf(7), "INVALID_CODE"],
    [couponOf("ELSEWHERE"), "INVALID_PRIZE_CODE"],
    [couponOf("COINS"), "INVALID_COUPON_TYPE"],
    [couponOf("CASH"), "NO_CLAIMABLE_COUPON"],
  ])("%j is refused with %s", async (coupon, code) => {
    expect(await claim(await app.member(), coupon)).toMatchObject(refusal(code));
  });

  it("is refused while a bonus runs, and to another member", async () => {
    const [owner, other] = [await app.member(), await app.member()];
    await giveCoupons(app, owner, 1);
    const [coupon] = (await coupons(owner)) as [unknown];
    expect(await claim(other, coupon)).toMatchObject(refusal("NO_CLAIMABLE_COUPON"));
    await owner.call("GET", "/api/bonus/activate/FREE");
    expect(await claim(owner, coupon)).toMatchObject(refusal("BONUS_REMAINING"));
  });
});
