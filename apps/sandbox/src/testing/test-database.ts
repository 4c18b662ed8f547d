import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { migrations } from "../database/migrations/index.ts";
import { openPGlite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import type { TestServer } from "./postgres.ts";

/** An empty, migrated database of its own: in memory, or on the server given. */
export async function freshDatabase(server: TestServer | null = null): Promise<Database> {
  return server === null ? openPGlite({ dump: await emptyDump() }) : freshOnServer(server);
}

async function freshOnServer(server: TestServer): Promise<Database> {
  const name = `sandbox_${randomBytes(6).toString("hex")}`;
  const admin = await openPostgres({ url: server.url("postgres"), connections: 1 });
  await admin.query(`create database ${name}`);
  const database = await openPostgres({ url: server.url(name) });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name}`);
      await admin.close();
    },
  };
}

/** Making a database takes seconds, loading the dump of one a part of that; so one is made per set of tables. */
async function emptyDump(): Promise<Blob> {
  const tables = [createRequire(import.meta.url).resolve("@electric-sql/pglite"), migrations];
  const name = createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 20);
  const folder = join(tmpdir(), "member-wallet-sandbox");
  const file = join(folder, `${name}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const database = await openPGlite();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  // Written aside and moved, so that tests side by side never read half a dump.
  const aside = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(folder, { recursive: true });
  await writeFile(aside, new Uint8Array(await dump.arrayBuffer()));
  await rename(aside, file);
  return dump;
}
