import { afterAll, beforeEach, expect, it } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { MIGRATIONS } from "./migrations/index.ts";
import { describeOnEngines } from "../testing/suites.ts";

await describeOnEngines("the database", async ({ server }) => {
  const database = await freshDatabase(server);
  afterAll(() => database.close());
  await database.query("create table note (id bigint primary key, count bigint not null)");
  beforeEach(async () => {
    await database.query("delete from note");
    await database.query("insert into note values (1, 0)");
  });
  const count = async () =>
    (await database.query<{ count: number }>("select count from note where id = 1"))[0]?.count;

  it("returns int8, sums, times and bytes alike", async () => {
    const time = new Date("2026-03-02T05:00:00.123Z");
    const [row] = await database.query(
      "select $1::bigint as whole, sum(n) as total, $2::timestamptz as time, $3::bytea as bytes from unnest($4::bigint[]) n",
      [9_007_199_254_740_991, time, new Uint8Array([0, 255]), [1, 2]],
    );
    expect(row).toMatchObject({ whole: 9_007_199_254_740_991, total: 3, time });
    expect(row).toHaveProperty("bytes.1", 255);
  });

  it("refuses to return a whole number that JavaScript would round", async () => {
    await expect(database.query("select 9007199254740993::bigint")).rejects.toThrow(RangeError);
  });

  it("rolls back a transaction that throws", async () => {
    const broken = database.transaction(async (tx) => {
      await tx.query("update note set count = 5");
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    expect(await count()).toBe(0);
  });

  it("rolls back a savepoint that throws, and keeps the rest of its transaction", async () => {
    await database.transaction(async (tx) => {
      await tx.query("update note set count = count + 1");
      const broken = tx.savepoint(() => tx.query("insert into note values (1, 1)"));
      await expect(broken).rejects.toThrow(/unique|duplicate/);
      await tx.query("update note set count = count + 1");
    });
    expect(await count()).toBe(2);
  });

  // The embedded one has no connections.
  it.each(server ? ["a transaction"] : [])("outlives a connection that breaks in %s", async () => {
    const cut = database.transaction(async (tx) => {
      await tx.query("update note set count = 5");
      const [own] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await database.query("select pg_terminate_backend($1)", [own?.pid ?? 0]);
      await tx.query("select 1 from pg_sleep(5)");
    });
    await expect(cut).rejects.toThrow(/connection/i);
    expect(await count()).toBe(0);
  });

  it("retries a serializable transaction until it succeeds", async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction(async (tx) => {
          await tx.query("set transaction isolation level serializable");
          const [note] = await tx.query<{ count: number }>("select count from note where id = 1");
          await tx.query("update note set count = $1 where id = 1", [(note?.count ?? 0) + 1]);
        }),
      ),
    );
    expect(await count()).toBe(8);
  });

  it("applies each migration once, in order, and none of a set that fails", async () => {
    const first: Migration = { name: "9001-a", statements: ["create table a (n int)"] };
    const broken: Migration = {
      name: "9002-b",
      statements: ["create table b (n int)", "insert into nowhere values (1)"],
    };
    await migrate(database, [...MIGRATIONS, first]);
    await migrate(database, [...MIGRATIONS, first]);
    await expect(migrate(database, [...MIGRATIONS, first, broken])).rejects.toThrow(/nowhere/);
    await expect(database.query("select * from b")).rejects.toThrow(/does not exist/);
    await expect(migrate(database, MIGRATIONS)).rejects.toThrow("newer than this program: 9001-a");
  });
});
