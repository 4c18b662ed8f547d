import { PGlite, types } from "@electric-sql/pglite";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Database } from "./database.ts";
import { readInt8, readNumeric } from "./numbers.ts";
import { transactionOver } from "./transaction.ts";

export interface PGliteOptions {
  /** The folder of the database; without one it lives in memory. */
  folder?: string;
  /** A dump of a data folder to begin with (`dumpDataDir`). */
  dump?: Blob;
  /** Called when the database has closed; frees what was held for it. */
  released?: () => void;
}

/** Opens the embedded database. The caller holds the lock on the folder. */
export async function openPGlite(options: PGliteOptions = {}): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    parsers: { [types.INT8]: readInt8, [types.NUMERIC]: readNumeric },
  });
  // The driver itself serves in the order of arrival: a hundred calls of one member would go before anybody else's.
  const turns = createFairQueue({ atOnce: 1 });
  return {
    engine: "pglite",
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      turns.run(async () => (await pglite.query<Row>(sql, [...parameters])).rows),
    // One connection takes transactions one after the other, so conflicts and their retries don't occur.
    transaction: (work, { isolation = "read committed" } = {}) =>
      turns.run(() =>
        pglite.transaction(async (tx) => {
          if (isolation !== "read committed") await tx.exec(`set transaction isolation level ${isolation}`);
          return work(
            transactionOver(
              async <Row>(sql: string, parameters: readonly unknown[]) =>
                (await tx.query<Row>(sql, [...parameters])).rows,
            ),
          );
        }),
      ),
    dump: () => pglite.dumpDataDir("none"),
    async close() {
      await pglite.close();
      options.released?.();
    },
  };
}
