import { join } from "node:path";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { openPGlite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** A PostgreSQL server, or a folder on this machine. */
export type DatabaseLocation = { kind: "postgresql"; url: string } | { kind: "folder"; folder: string };

/** Opens the database and migrates it. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await connect(location);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function connect(location: DatabaseLocation): Promise<Database> {
  if (location.kind === "postgresql") return openPostgres({ url: location.url });
  const release = lockFolder(location.folder);
  try {
    return await openPGlite({ folder: join(location.folder, "database"), onClosed: release });
  } catch (error) {
    release();
    throw error;
  }
}
