import type { Queryable, SqlValue, Transaction } from "./database.ts";

/** What a driver's transaction offers here: one statement at a time. */
type Send = <Row>(sql: string, parameters: readonly SqlValue[]) => Promise<Row[]>;

/** A transaction over a driver's own, with savepoints. */
export function transactionOver(send: Send): Transaction {
  let savepoints = 0;
  const queryable: Queryable = { query: (sql, parameters = []) => send(sql, parameters) };
  return {
    ...queryable,
    async savepoint(work) {
      const name = `step_${++savepoints}`;
      await send(`savepoint ${name}`, []);
      try {
        const result = await work();
        await send(`release savepoint ${name}`, []);
        return result;
      } catch (error) {
        await send(`rollback to savepoint ${name}`, []);
        throw error;
      }
    },
  };
}
