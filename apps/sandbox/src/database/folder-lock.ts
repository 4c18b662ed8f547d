import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** The locks of this process: one that nothing refers to would be collected, and with it the folder freed. */
const held = new Set<DatabaseSync>();

/** Somebody else has the folder. */
export class FolderTakenError extends Error {
  constructor(folder: string, owner: string | null) {
    super(
      `The data folder ${folder} is in use by another sandbox${owner === null ? "" : ` (process ${owner})`}.`,
    );
    this.name = "FolderTakenError";
  }
}

/**
 * Takes a data folder for this process; answers the function that frees it.
 *
 * PGlite itself lets two processes write one folder and loses their work. The lock is the operating
 * system's, on a file, taken through SQLite because Node has no call for it: no matter how the owner ends,
 * `kill -9` included, the system frees it, so there are no stale locks.
 *
 * @throws {FolderTakenError} when another opener has it, in this process or another.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, "owner.pid");
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new FolderTakenError(folder, readOwner(ownerFile));
  }
  held.add(lock);
  writeFileSync(ownerFile, String(process.pid));
  return () => {
    if (!held.delete(lock)) return;
    rmSync(ownerFile, { force: true });
    lock.close();
  };
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    // The owner is between taking the folder and writing its name; the refusal stands without it.
    return null;
  }
}
