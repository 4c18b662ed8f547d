import { expect, it } from "vitest";
import { freshDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "./index.ts";
import { phones } from "./0010-phones.ts";

it("stores members' international phones in their normal form, except a duplicate of another member's", async () => {
  const database = await freshDatabase(null, []);
  await migrate(database, MIGRATIONS.slice(0, MIGRATIONS.indexOf(phones)));
  const usernames = ["+66898765432", "0812345678", "+66812345678", "+14155550123", "2055512345"];
  for (const [index, username] of usernames.entries())
    await database.query(
      `insert into member (id, username, name, password_hash, bank_code, bank_account_name, bank_account_no, currency,
        created_at) values ($1, $2, '', '', 'SCB', '', $1, 'BAHT', now())`,
      [String(index), username],
    );
  await migrate(database);
  const rows = await database.query<{ username: string }>("select username from member order by id");
  await database.close();
  expect(rows.map((row) => row.username)).toEqual([
    "0898765432",
    "0812345678",
    "+66812345678",
    "14155550123",
    "2055512345",
  ]);
});
