import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import type { Migration } from "../database/migration.ts";
import { MIGRATIONS } from "../database/migrations/index.ts";
import { openPGlite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import type { TestServer } from "./postgres.ts";

/** Creates an empty database with these migrations: in memory, or on the given server. */
export async function freshDatabase(
  server: TestServer | null = null,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Database> {
  return server === null
    ? openPGlite({ dump: await emptyDump(migrations) })
    : freshOnServer(server, migrations);
}

async function freshOnServer(server: TestServer, migrations: readonly Migration[]): Promise<Database> {
  const name = `sandbox_${randomBytes(6).toString("hex")}`;
  const admin = await openPostgres({ url: server.url("postgres"), maxConnections: 1 });
  await admin.query(`create database ${name}`);
  const database = await openPostgres({ url: server.url(name) });
  await migrate(database, migrations);
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name}`);
      await admin.close();
    },
  };
}

/** Smaller segments of the write-ahead log than PostgreSQL's 16 MB. */
const INITDB = ["--wal-segsize=1"];
/** A test creates no further databases. Without these two, a dump has a third of the files. */
const DROP_TEMPLATES = [
  "update pg_database set datistemplate = false, datallowconn = true where datname like 'template%'",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

/** A dump of an empty database. Loading it is much faster than migrating, so it is cached per set of migrations. */
async function emptyDump(migrations: readonly Migration[]): Promise<Blob> {
  const recipe = [
    createRequire(import.meta.url).resolve("@electric-sql/pglite"),
    migrations,
    INITDB,
    DROP_TEMPLATES,
  ];
  const name = createHash("sha256").update(JSON.stringify(recipe)).digest("hex").slice(0, 20);
  const folder = join(tmpdir(), "member-wallet-sandbox");
  const file = join(folder, `${name}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const database = await openPGlite({ initdb: INITDB });
  await migrate(database, migrations);
  // oxlint-disable-next-line no-await-in-loop -- One after the other.
  for (const statement of DROP_TEMPLATES) await database.query(statement);
  const dump = await database.dump();
  await database.close();
  // Written to a temporary file and renamed, so that concurrent tests never read an incomplete dump.
  const temporary = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(folder, { recursive: true });
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, file);
  return dump;
}
