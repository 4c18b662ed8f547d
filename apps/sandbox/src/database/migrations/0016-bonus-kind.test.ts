import { expect, it } from "vitest";
import { memberBonuses } from "../../bonus/bonuses.ts";
import { runningBonus } from "../../bonus/running-bonus.ts";
import { describeOnEngines } from "../../testing/suites.ts";
import { freshDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { bonusKind } from "./0016-bonus-kind.ts";
import { MIGRATIONS } from "./index.ts";

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(bonusKind));
const TERMS = { type: "limit", amount: 0, required: 0, staked: 0, percentFail: null };

/** Codes as they were stored, and the offers that they meant. */
const OFFERS = [
  ["DAY", { kind: "bonus", code: "DAY" }],
  ["promotions", { kind: "bonus", code: "promotions" }],
  ["promotion A/B 50%", { kind: "promotion", code: "A/B 50%" }],
  ["promotion ปี\nใหม่", { kind: "promotion", code: "ปี\nใหม่" }],
  ["promotion promotion X", { kind: "promotion", code: "promotion X" }],
  // The local page started it.
  ["", null],
] as const;

await describeOnEngines("bonuses that ran before", async ({ server }) => {
  it("keep the offers that started them", async () => {
    const database = await freshDatabase(server, []);
    await migrate(database, BEFORE);
    for (const [code] of OFFERS) {
      await database.query(
        `insert into member (id, username, name, password_hash, bank_code, bank_account_name, bank_account_no, currency,
          created_at) values ($1, $1, '', '', 'SCB', '', $1, 'BAHT', now())`,
        [code],
      );
      await database.query(
        "insert into member_bonus (member_id, type, code, activated_at) values ($1, 'limit', $1, now())",
        [code],
      );
    }
    await migrate(database);
    for (const [code, offer] of OFFERS) {
      expect(await runningBonus(database, code)).toEqual({ ...TERMS, offer });
      const listed = [...(await memberBonuses(database, code)).keys()];
      expect(listed).toEqual(offer?.kind === "bonus" ? [code] : []);
    }
    await database.close();
  });
});
