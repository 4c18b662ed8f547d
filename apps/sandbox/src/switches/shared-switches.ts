import type { Database, Queryable } from "../database/database.ts";
import type { Switches, SwitchState } from "./switches.ts";

export type SharedSwitches = ReturnType<typeof createSharedSwitches>;

/**
 * Shares a process's switches with all others on one PostgreSQL, which contains those that were set since the last reset:
 * a process that starts, or that has missed a change, reads them. Faults are not among them, because each process counts
 * its own down. On the embedded database there is one process: the switches are in its memory, and a restart resets them.
 */
export function createSharedSwitches(database: Database, switches: Switches) {
  const isShared = database.url !== null;
  let lastRead: Promise<void> = Promise.resolve();

  async function read(source: Queryable): Promise<void> {
    const [row] = await source.query<{ state: Partial<SwitchState> }>("select state from switches");
    switches.restore(row?.state ?? {});
  }

  /** Reads what the database contains. One reading follows another, so that an older state never replaces a newer one. */
  function load(source: Queryable = database): Promise<void> {
    if (!isShared) return Promise.resolve();
    const reading = lastRead.then(() => read(source));
    lastRead = reading.catch(() => undefined);
    return reading;
  }

  return {
    load,
    /** Changes the given switches and returns the whole state; the caller tells the other processes. */
    async change({ faults, ...kept }: Partial<SwitchState>): Promise<SwitchState> {
      if (faults !== undefined) switches.set({ faults });
      if (!isShared) return switches.set(kept);
      await database.query(
        `insert into switches (state) values ($1)
        on conflict (only_row) do update set state = switches.state || excluded.state`,
        [JSON.stringify(kept)],
      );
      await load();
      return switches.state();
    },
    /** Resets all and returns the state; the caller tells the other processes. */
    async reset(): Promise<SwitchState> {
      switches.reset();
      if (isShared) await database.query("delete from switches");
      await load();
      return switches.state();
    },
  };
}
