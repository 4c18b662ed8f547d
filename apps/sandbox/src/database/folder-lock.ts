import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** References the locks, because garbage collection would release them. */
const locks = new Set<DatabaseSync>();

export class FolderInUseError extends Error {
  constructor(folder: string, owner: string | null) {
    super(
      `The data folder ${folder} is in use by another sandbox${owner === null ? "" : ` (process ${owner})`}.`,
    );
    this.name = "FolderInUseError";
  }
}

/**
 * Locks a data folder for this process; returns the function that releases it.
 *
 * PGlite itself lets two processes write to one folder and loses their data. The lock is the operating system's file
 * lock, through SQLite because Node has no API for it: the system releases it however the owner ends, so there are no
 * stale locks.
 *
 * @throws {FolderInUseError} when the folder is locked, by this process or another.
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
    throw new FolderInUseError(folder, readOwner(ownerFile));
  }
  locks.add(lock);
  writeFileSync(ownerFile, String(process.pid));
  return () => {
    if (!locks.delete(lock)) return;
    rmSync(ownerFile, { force: true });
    lock.close();
  };
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    // The owner has not written its process id yet.
    return null;
  }
}
