import { PGlite, types } from "@electric-sql/pglite";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Database } from "./database.ts";
import { readInt8, readNumeric } from "./numbers.ts";
import { createTransaction } from "./transaction.ts";

interface PGliteOptions {
  /** The database's folder; in memory without one. */
  folder?: string;
  /** An initial dump of a data folder (`dumpDataDir`). */
  dump?: Blob;
  /** Arguments of `initdb` for a new database. */
  initdb?: readonly string[];
  /** Called when the database has closed. */
  onClosed?: () => void;
}

/** The database clears its cache before it starts: the usual 128 MB took 0.15 s of 0.4 s. */
const START = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the embedded database. The caller owns the lock on the folder. */
export async function openPGlite(options: PGliteOptions = {}): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    startParams: START,
    ...(options.initdb === undefined ? {} : { initDbStartParams: [...options.initdb] }),
    parsers: { [types.INT8]: readInt8, [types.NUMERIC]: readNumeric, [types.BYTEA]: readBytes },
    serializers: { [types.BYTEA]: writeBytes },
  });
  // The driver runs queries in order of arrival, so a hundred calls of one member would delay all others.
  const queue = createFairQueue({ concurrency: 1 });
  return {
    engine: "pglite",
    url: null,
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      queue.run(async () => (await pglite.query<Row>(sql, [...parameters])).rows),
    // One connection runs transactions one after the other, so there are no conflicts to retry.
    transaction: (work) =>
      queue.run(() =>
        pglite.transaction((tx) =>
          work(
            createTransaction(
              async <Row>(sql: string, parameters: readonly unknown[]) =>
                (await tx.query<Row>(sql, [...parameters])).rows,
            ),
          ),
        ),
      ),
    dump: () => pglite.dumpDataDir("none"),
    async close() {
      await pglite.close();
      options.onClosed?.();
    },
  };
}

// The driver's own converters go byte by byte: writing a picture of 4 MB takes them a second.
const writeBytes = (bytes: Uint8Array) =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`;
const readBytes = (text: string) => Buffer.from(text.slice("\\x".length), "hex");
