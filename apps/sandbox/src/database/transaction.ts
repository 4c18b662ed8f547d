import type { SqlValue, Transaction } from "./database.ts";

/** Executes one statement in a driver's transaction. */
type Send = <Row>(sql: string, parameters: readonly SqlValue[]) => Promise<Row[]>;

/** Wraps a driver's transaction and adds savepoints. */
export function createTransaction(send: Send): Transaction {
  let savepoints = 0;
  return {
    query: (sql, parameters = []) => send(sql, parameters),
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
