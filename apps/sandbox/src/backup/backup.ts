import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import type { Database } from "../database/database.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { type DatabaseLocation, openDatabase } from "../database/open.ts";
import { openPGlite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { ledgerBreaches } from "../ledger/audit.ts";

const run = promisify(execFile);

/** What a database contains, and every broken invariant of its ledger. */
export interface Audit {
  readonly members: number;
  readonly entries: number;
  readonly breaches: readonly string[];
}

/** Audits the ledger of a database, which is migrated first. */
export async function auditDatabase(location: DatabaseLocation): Promise<Audit> {
  const database = await openDatabase(location);
  try {
    return {
      members: await countOf(database, "member"),
      entries: await countOf(database, "ledger_entry"),
      breaches: await ledgerBreaches(database),
    };
  } finally {
    await database.close();
  }
}

async function countOf(database: Database, table: "member" | "ledger_entry"): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
}

/**
 * Writes the whole database as it is at one moment into a file. The sandbox may run on PostgreSQL meanwhile; the folder
 * of an embedded database belongs to one process, so it has to be stopped.
 */
export async function backUp(location: DatabaseLocation, file: string): Promise<void> {
  switch (location.kind) {
    case "postgresql":
      await postgresProgram("pg_dump", location.url, ["--format=custom", "--no-owner", `--file=${file}`]);
      return;
    case "folder":
      return inFolder(location.folder, async (folder) => {
        if (!existsSync(folder)) throw new Error(`${location.folder} contains no database.`);
        const database = await openPGlite({ folder });
        try {
          await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()));
        } finally {
          await database.close();
        }
      });
  }
}

/** Restores a backup into an empty database, migrates it and audits its ledger. Never overwrites one. */
export async function restore(location: DatabaseLocation, file: string): Promise<Audit> {
  switch (location.kind) {
    case "postgresql":
      await refuseTables(location.url);
      await postgresProgram("pg_restore", location.url, [
        "--exit-on-error",
        "--single-transaction",
        "--no-owner",
        // Without it pg_restore writes SQL instead.
        `--dbname=${new Client({ connectionString: location.url }).database ?? ""}`,
        file,
      ]);
      break;
    case "folder":
      await inFolder(location.folder, async (folder) => {
        if (existsSync(folder)) throw new Error(`${location.folder} contains a database already.`);
        try {
          await (await openPGlite({ folder, dump: new Blob([await readFile(file)]) })).close();
        } catch (error) {
          await rm(folder, { recursive: true, force: true });
          throw error;
        }
      });
  }
  return auditDatabase(location);
}

async function inFolder(folder: string, work: (database: string) => Promise<void>): Promise<void> {
  const release = lockFolder(folder);
  try {
    await work(join(folder, "database"));
  } finally {
    release();
  }
}

async function refuseTables(url: string): Promise<void> {
  const database = await openPostgres({ url, maxConnections: 1 });
  try {
    const tables = await database.query(
      "select from information_schema.tables where table_schema = 'public'",
    );
    if (tables.length > 0) throw new Error("The database is not empty: restore into a new one.");
  } finally {
    await database.close();
  }
}

/** Runs a program of PostgreSQL; the password is not in its arguments, which other users of the machine can see. */
async function postgresProgram(program: string, url: string, args: readonly string[]): Promise<void> {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  const sslMode = new URL(url).searchParams.get("sslmode");
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? "",
    PGDATABASE: database ?? "",
    ...(typeof password === "string" && { PGPASSWORD: password }),
    ...(sslMode !== null && { PGSSLMODE: sslMode }),
  };
  await run(program, [...args], { env });
}
