import { createAdapter } from "@socket.io/postgres-adapter";
import { Pool, type PoolClient } from "pg";
import type { Queryable, SqlValue } from "../database/database.ts";
import type { Log } from "../operation/process-log.ts";

/** One connection listens; the other sends, so that events keep their order. */
const CONNECTIONS = 2;
/** In bytes. PostgreSQL's notifications take less than 8,000; longer events go through a table. */
const NOTIFICATION_LIMIT = 7_900;

interface SharingOptions {
  url: string;
  log: Log;
  /** Reads what the processes share, whenever this one begins to listen, before anything else. */
  load(connection: Queryable): Promise<void>;
  /** Called when this process listens again after it has missed events. */
  onGap(): void;
}

/** Shares Socket.IO's rooms between the processes on one PostgreSQL. */
export function openSharing({ url, log, load, onGap }: SharingOptions) {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const report = (error: Error) => log("sandbox: sharing chat rooms failed", error.message);
  pool.on("error", report);
  const listening = Promise.withResolvers<void>();
  let hasListened = false;
  let isClosed = false;

  /** Uses the connection that listens: the others may have broken too. */
  async function onListening(client: PoolClient): Promise<void> {
    await load({
      query: async <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
        (await client.query(sql, [...parameters])).rows as Row[],
    });
    if (hasListened) onGap();
    hasListened = true;
    listening.resolve();
  }

  /** Called by the adapter for the connection that listens: at first, and whenever that breaks. */
  async function connect(): Promise<PoolClient> {
    const client = await pool.connect();
    client.on("error", report);
    // The adapter does not return a broken connection, and the pool would wait for it.
    client.once("end", () => client.release(true));
    // The adapter sends its LISTEN before the next turn of the loop, and queries run in order.
    setImmediate(() => onListening(client).catch(report));
    return client;
  }

  const query: Pool["query"] = pool.query.bind(pool);
  return {
    adapter: createAdapter({ connect, query } as unknown as Pool, {
      payloadThreshold: NOTIFICATION_LIMIT,
      errorHandler: (error) => {
        if (!isClosed) report(error);
      },
    }),
    /** Resolves when events of other processes arrive. */
    ready: listening.promise,
    /** Called after Socket.IO has closed. */
    async close() {
      isClosed = true;
      await pool.end();
    },
  };
}
