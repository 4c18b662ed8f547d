import { createAdapter } from "@socket.io/postgres-adapter";
import { Pool, type PoolClient } from "pg";
import type { Log } from "../http/error-handler.ts";

/** One connection listens; the other sends, so that events keep their order. */
const CONNECTIONS = 2;
/** In bytes. PostgreSQL's notifications take less than 8,000; longer events go through a table. */
const NOTIFICATION_LIMIT = 7_900;

/** Shares Socket.IO's rooms between the processes on one PostgreSQL. */
export function openSharing(url: string, log: Log) {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const busy = new Set<PoolClient>();
  pool.on("acquire", (client) => busy.add(client));
  pool.on("release", (_error, client) => busy.delete(client));
  const report = (error: Error) => log("sandbox: sharing chat rooms failed", error.message);
  pool.on("error", report);
  return {
    adapter: createAdapter(pool, { payloadThreshold: NOTIFICATION_LIMIT, errorHandler: report }),
    /** Called after Socket.IO has closed. */
    async close() {
      // The adapter does not return a connection that it was still opening.
      for (const client of busy) client.release(true);
      await pool.end();
    },
  };
}
