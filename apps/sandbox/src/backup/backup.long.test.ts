import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { type DatabaseLocation, openDatabase } from "../database/open.ts";
import { openPostgres } from "../database/postgres.ts";
import { describeOnEngines } from "../testing/suites.ts";
import { insertMember } from "../member/members.ts";
import { satang } from "@member-wallet/domain";
import { deposit } from "../wallet/deposit.ts";
import { auditDatabase, backUp, restore } from "./backup.ts";

/** All rows that make money. */
const rowsOf = (database: Database) =>
  database.query(
    `select e.*, p.*, a.balance from ledger_entry e join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id order by e.id, p.line`,
  );

await describeOnEngines("a backup", async ({ server }) => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-backup-"));
  const databases: string[] = [];
  const admin = server && (await openPostgres({ url: server.url("postgres"), maxConnections: 1 }));
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    // oxlint-disable-next-line no-await-in-loop -- On one connection.
    for (const name of databases) await admin?.query(`drop database ${name}`);
    await admin?.close();
  });

  async function newLocation(): Promise<DatabaseLocation> {
    const name = `backup_${randomBytes(6).toString("hex")}`;
    if (!server) return { kind: "folder", folder: join(folder, name) };
    await admin?.query(`create database ${name}`);
    databases.push(name);
    return { kind: "postgresql", url: server.url(name) };
  }

  it("restores all money into an empty database, once, and the ledger goes on", async () => {
    const source = await newLocation();
    const file = join(folder, `${randomBytes(4).toString("hex")}.backup`);
    const database = await openDatabase(source);
    const now = new Date();
    const profile = { bankCode: "SCB", bankAccountName: "ONE", bankAccountNo: "4099999991" };
    const rest = { passwordHash: "", currency: "BAHT" as const, coin: 0, createdAt: now };
    const id = await database.transaction((tx) =>
      insertMember(tx, { name: "One", username: "0877777777", ...profile, ...rest }),
    );
    const pay = { amount: satang(123_456), source: "SCB" };
    await database.transaction((tx) => deposit(tx, id, pay, now));
    const rows = await rowsOf(database);
    await database.close();

    await backUp(source, file);
    const target = await newLocation();
    expect(await restore(target, file)).toEqual({ members: 1, entries: 1, breaches: [] });
    await expect(restore(target, file)).rejects.toThrow(/not empty|already/);

    const restored = await openDatabase(target);
    expect(await rowsOf(restored)).toEqual(rows);
    await restored.transaction((tx) => deposit(tx, id, pay, now));
    await expect(restored.query("delete from ledger_posting")).rejects.toThrow("append-only");
    await restored.query("alter table ledger_account disable trigger user");
    await restored.query("update ledger_account set balance = balance + 1 where kind = 'wallet'");
    await restored.close();
    const { entries, breaches } = await auditDatabase(target);
    expect(entries).toBe(2);
    expect(breaches).toEqual([expect.stringContaining("holds 246913 but its postings sum to 246912")]);
  });

  it("that is none leaves nothing behind", async () => {
    const file = join(folder, "none.backup");
    await writeFile(file, "not a backup");
    const target = await newLocation();
    await expect(restore(target, file)).rejects.toThrow(/\S/);
    expect(await auditDatabase(target)).toEqual({ members: 0, entries: 0, breaches: [] });
  });
});
