import { BONUS_TYPES, satang } from "@member-wallet/domain";
import { describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { DEMO_MEMBERS } from "./members.ts";
import { demoOperator } from "./operator.ts";
import { seedDemoMembers } from "./seed.ts";
import { useTestApp } from "../testing/suites.ts";
import { bearer, LOWEST_COST } from "../testing/test-app.ts";

describe("a fresh sandbox", async () => {
  const app = await useTestApp();
  const now = new Date("2026-03-02T05:00:00Z");
  await seedDemoMembers(app.database, app.context.operator, now, LOWEST_COST);

  it.each(DEMO_MEMBERS.map(({ username, password }) => [username, password]))(
    "has the demo member %s, with money in the wallet and in games, and a history",
    async (username, password) => {
      const headers = bearer(await app.logIn({ username, password }));
      const wallet = await app.call("GET", "/api/wallet", { headers });
      expect(wallet.body).toMatchObject({ profile: { username } });
      expect(wallet.text).toMatch(/"wallet":\{"amount":[1-9]/);
      expect(wallet.text).toMatch(/"isActive":true,"amount":[1-9]/);
      const statement = await app.call("POST", "/api/statement", {
        headers,
        body: { page: 1, limit: 100 },
      });
      expect(statement.text).toContain('"statementType":"deposit"');
    },
  );

  it("has a sound ledger that sums to zero", async () => {
    expect(await ledgerBreaches(app.database)).toEqual([]);
    const [sum] = await app.database.query<{ total: number }>(
      "select sum(balance) as total from ledger_account",
    );
    expect(sum?.total).toBe(satang(0));
  });

  it("is seeded once: a second start changes nothing", async () => {
    const entries = () => app.database.query("select * from ledger_entry order by id");
    const before = await entries();
    await seedDemoMembers(app.database, app.context.operator, now, LOWEST_COST);
    expect(await entries()).toEqual(before);
  });
});

describe("a fresh sandbox of the demo operator", async () => {
  const app = await useTestApp({ operator: demoOperator });
  const now = new Date("2026-03-02T05:00:00Z");
  app.setNow(now);
  await seedDemoMembers(app.database, app.context.operator, now, LOWEST_COST);
  const [first] = DEMO_MEMBERS;
  const headers = bearer(await app.logIn(first ?? { username: "", password: "" }));
  const get = async (path: string) => (await app.call("GET", path, { headers })).body;

  it("has bonuses of each type, with and without a picture, of which one was received", async () => {
    const list = (await get("/api/bonus")) as { type: string; banners: unknown[]; userBonus: unknown }[];
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(BONUS_TYPES));
    expect(list.filter(({ banners }) => banners.length === 0)).toHaveLength(1);
    expect(list.filter(({ userBonus }) => userBonus !== null)).toHaveLength(1);
  });

  it("has an invite bonus from invitees, over more than one page", async () => {
    expect(await get("/api/wallet")).toMatchObject({ invite: { success: 90 } });
    const log = await app.call("POST", "/api/invite", { headers, body: { page: 2, limit: 10 } });
    expect(log.body).toMatchObject({ total: 15, invites: [{}, {}, {}, {}, {}] });
    expect((await app.call("GET", "/api/invite/bonus", { headers })).status).toBe(200);
  });

  it("has a refund to receive and one to add to the wallet", async () => {
    expect(await get("/api/refund/check")).toMatchObject({ result: true, bonus: false, refundAmount: 4 });
    expect((await app.call("GET", "/api/refund/receive", { headers })).status).toBe(200);
    expect((await app.call("GET", "/api/refund/addWallet", { headers })).status).toBe(200);
  });

  it("has coins and coupons, of which one expired", async () => {
    expect(await get("/api/spinwheel/setup")).toMatchObject({ result: { userCoin: 10 } });
    expect(await get("/api/spinwheel/coupon")).toMatchObject([
      { prize: { slice: { code: "CASH20" } }, amount: 2 },
      { prize: { slice: { code: "CASH50" } }, amount: 1 },
    ]);
    const expired = { prize: { slice: { code: "CASH500" } } };
    const claim = await app.call("POST", "/api/spinwheel/coupon/claim", {
      headers,
      body: { coupon: expired },
    });
    expect(claim.body).toEqual({ message: "COUPON_EXPIRED" });
  });

  it("draws every banner's picture", async () => {
    const lists = ["/api/bonus", "/api/invite/banners", "/api/refund/banners"];
    const text = JSON.stringify(await Promise.all(lists.map(get)));
    const pictures = text.match(/\/files\/banners\/[^"]+/g) ?? [];
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) expect((await app.app.request(picture)).status).toBe(200);
  });
});
