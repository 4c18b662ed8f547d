import { Pool, TypeOverrides, type PoolClient } from "pg";
import { createFairQueue } from "../fairness/fair-queue.ts";
import { processLog } from "../operation/process-log.ts";
import type { Database, SqlValue } from "./database.ts";
import { INT8, NUMERIC, readInt8, readNumeric } from "./numbers.ts";
import { retryConflicts } from "./retry.ts";
import { createTransaction } from "./transaction.ts";

interface PostgresOptions {
  url: string;
  maxConnections?: number;
}

/** Opens a pool of connections to PostgreSQL. Throws when the server cannot be reached. */
export async function openPostgres({ url, maxConnections = 20 }: PostgresOptions): Promise<Database> {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(INT8, readInt8);
  parsers.setTypeParser(NUMERIC, readNumeric);
  const pool = new Pool({ connectionString: url, max: maxConnections, types: parsers });
  // The pool replaces broken idle connections; without a listener the error would end the process. The error holds the
  // whole client: its message is enough.
  pool.on("error", ({ message }) => processLog.fault("sandbox: an idle database connection broke", message));
  await pool.query("select 1");
  // A member's calls wait for locks on that member's rows: without a limit they would occupy every connection.
  const queue = createFairQueue({ concurrency: maxConnections, perCaller: Math.ceil(maxConnections / 4) });

  return {
    engine: "postgresql",
    url,
    query: <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
      queue.run(async () => (await pool.query(sql, bind(parameters))).rows as Row[]),
    transaction: (work) =>
      queue.run(() =>
        retryConflicts(() =>
          withConnection(pool, async (client) => {
            await client.query("begin");
            const result = await work(
              createTransaction(async (sql, parameters) => (await client.query(sql, bind(parameters))).rows),
            );
            const { command } = await client.query("commit");
            // PostgreSQL reports ROLLBACK when a statement of the committed transaction had failed.
            if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
            return result;
          }),
        ),
      ),
    close: () => pool.end(),
  };
}

/** Runs work on one connection; a failure rolls it back, and discards the connection if that fails too. */
async function withConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const discard = (failure: Error) => {
    broken = failure;
  };
  // As for the pool: one that breaks meanwhile would end the process.
  client.on("error", discard);
  try {
    return await work(client);
  } catch (error) {
    await client.query("rollback").catch(discard);
    throw error;
  } finally {
    client.off("error", discard);
    client.release(broken);
  }
}

/** The driver accepts bytes only as a Buffer. */
function bind(parameters: readonly SqlValue[]): unknown[] {
  return parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
}
