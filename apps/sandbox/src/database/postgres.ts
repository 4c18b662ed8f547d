import { Pool, TypeOverrides, type PoolClient } from "pg";
import { createFairQueue } from "../fairness/fair-queue.ts";
import type { Database, SqlValue } from "./database.ts";
import { INT8, NUMERIC, readInt8, readNumeric } from "./numbers.ts";
import { retryConflicts } from "./retry.ts";
import { transactionOver } from "./transaction.ts";

export interface PostgresOptions {
  url: string;
  /** Connections at most. */
  connections?: number;
}

/** Opens a pool of connections to PostgreSQL. Throws when the server can't be reached. */
export async function openPostgres({ url, connections = 20 }: PostgresOptions): Promise<Database> {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(INT8, readInt8);
  parsers.setTypeParser(NUMERIC, readNumeric);
  const pool = new Pool({ connectionString: url, max: connections, types: parsers });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`sandbox: an idle database connection broke: ${error.message}`));
  await pool.query("select 1");
  // A member's calls wait for the locks of that member's rows: without a bound they would hold every connection.
  const turns = createFairQueue({ atOnce: connections, perCaller: Math.ceil(connections / 4) });

  return {
    engine: "postgresql",
    query: <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
      turns.run(async () => (await pool.query(sql, bind(parameters))).rows as Row[]),
    transaction: (work, { isolation = "read committed" } = {}) =>
      turns.run(() =>
        retryConflicts(() =>
          withConnection(pool, async (client) => {
            await client.query(`begin isolation level ${isolation}`);
            const result = await work(
              transactionOver(async (sql, parameters) => (await client.query(sql, bind(parameters))).rows),
            );
            const { command } = await client.query("commit");
            // PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
            if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
            return result;
          }),
        ),
      ),
    close: () => pool.end(),
  };
}

/** Lends a connection of its own; after a failure it is rolled back, or thrown away if even that fails. */
async function withConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The driver takes bytes as a Buffer only. */
function bind(parameters: readonly SqlValue[]): unknown[] {
  return parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
}
