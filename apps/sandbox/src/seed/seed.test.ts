import { satang } from "@member-wallet/domain";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { freshWorld } from "../testing/world.ts";
import { DEMO_MEMBERS } from "./demo-members.ts";
import { seedDemoMembers } from "./seed.ts";

describe("a fresh sandbox", async () => {
  const world = await freshWorld();
  afterAll(() => world.close());
  const now = new Date("2026-03-02T05:00:00Z");
  await seedDemoMembers(world.database, world.context.operator, now);

  it.each(DEMO_MEMBERS.map(({ username, password }) => [username, password]))(
    "lets the demo member %s in, with money in the wallet and in games, and a history",
    async (username, password) => {
      const logIn = await world.call("POST", "/api/login", { body: { username, password } });
      const token = /"token":"([^"]+)"/.exec(logIn.text)?.[1];
      const headers = { Authorization: `Bearer ${token}` };
      const wallet = await world.call("GET", "/api/wallet", { headers });
      expect(wallet.body).toMatchObject({ profile: { username } });
      expect(wallet.text).toMatch(/"wallet":\{"amount":[1-9]/);
      expect(wallet.text).toMatch(/"isActive":true,"amount":[1-9]/);
      const statement = await world.call("POST", "/api/statement", {
        headers,
        body: { page: 1, limit: 100 },
      });
      expect(statement.text).toContain('"statementType":"deposit"');
    },
  );

  it("has a sound ledger that sums to zero", async () => {
    expect(await ledgerBreaches(world.database)).toEqual([]);
    const [sum] = await world.database.query<{ total: number }>(
      "select sum(balance) as total from ledger_account",
    );
    expect(sum?.total).toBe(satang(0));
  });

  it("is filled once: a second start changes nothing", async () => {
    const entries = () => world.database.query("select * from ledger_entry order by id");
    const before = await entries();
    await seedDemoMembers(world.database, world.context.operator, now);
    expect(await entries()).toEqual(before);
  });
});
