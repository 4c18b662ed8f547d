import { expect, it } from "vitest";
import { readStatement } from "../../statement/statement.ts";
import { describeOnEngines } from "../../testing/suites.ts";
import { freshDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { statementTotal } from "./0017-statement-total.ts";
import { MIGRATIONS } from "./index.ts";

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(statementTotal));

/** The SQL that adds an entry of a member. */
const add = (id: string) =>
  `insert into statement_entry (member_id, type, status, amount, created_at)
  values ('${id}', 'deposit', 'SUCCESS', 100, now())`;

await describeOnEngines("the number of statement entries", async ({ server }) => {
  it("counts those of before and those that are added, for each member, rolled back ones not", async () => {
    const database = await freshDatabase(server, []);
    await migrate(database, BEFORE);
    const total = async (id: string) => (await readStatement(database, id, { page: 1, limit: 1 })).total;
    for (const id of ["one", "other"])
      await database.query(
        `insert into member (id, username, name, password_hash, bank_code, bank_account_name, bank_account_no, currency,
          created_at) values ($1, $1, '', '', 'SCB', '', $1, 'BAHT', now())`,
        [id],
      );
    await database.query(add("one"));
    await database.query(add("one"));
    await migrate(database);
    expect([await total("one"), await total("other")]).toEqual([2, 0]);

    await database.query(add("one"));
    await database.query(add("other"));
    const broken = database.transaction(async (tx) => {
      await tx.query(add("one"));
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    expect([await total("one"), await total("other")]).toEqual([3, 1]);
    await database.close();
  });
});
