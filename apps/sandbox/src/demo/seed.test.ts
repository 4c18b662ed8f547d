import { satang } from "@member-wallet/domain";
import { describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { DEMO_MEMBERS } from "./members.ts";
import { seedDemoMembers } from "./seed.ts";
import { useTestApp } from "../testing/suites.ts";
import { bearer } from "../testing/test-app.ts";

describe("a fresh sandbox", async () => {
  const app = await useTestApp();
  const now = new Date("2026-03-02T05:00:00Z");
  await seedDemoMembers(app.database, app.context.operator, now);

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
    await seedDemoMembers(app.database, app.context.operator, now);
    expect(await entries()).toEqual(before);
  });
});
