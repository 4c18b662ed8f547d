import type { Database } from "./database.ts";
import type { Migration } from "./migration.ts";
import { MIGRATIONS } from "./migrations/index.ts";

/** Any number; all processes use the same, so that only one migrates at a time. */
const MIGRATION_LOCK = 4_027_001;

/**
 * Applies the missing migrations, in order and in one transaction.
 * @throws when the database has a migration that this program does not know.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await tx.query(
      "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
    );
    const applied = await tx.query<{ name: string }>("select name from migration");
    const unknown = new Set(applied.map((row) => row.name));
    for (const { name, statements } of migrations) {
      if (unknown.delete(name)) continue;
      for (const statement of statements) await tx.query(statement);
      await tx.query("insert into migration (name) values ($1)", [name]);
    }
    if (unknown.size > 0)
      throw new Error(`The database is newer than this program: ${[...unknown].join(", ")}.`);
  });
}
