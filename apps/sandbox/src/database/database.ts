/** A value that both drivers bind alike; money is a whole number of satang. */
export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly (string | number)[];

/** Executes SQL: the database itself or one transaction on it. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters; int8 and numeric become numbers (unsafe ones throw). */
  query<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /**
   * Runs `work` in a savepoint: when it throws, its writes are undone and the transaction continues.
   * Savepoints must not run in parallel.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * An embedded database (PGlite) or PostgreSQL, with the SQL of PostgreSQL 15.
 *
 * Inside `transaction` use only the transaction: the embedded database has one connection, so a query of the database
 * itself would wait for ever. Callers take turns (`createFairQueue`).
 */
export interface Database extends Queryable {
  readonly engine: "pglite" | "postgresql";
  /** PostgreSQL's URL, for connections that listen to notifications; null for the embedded database. */
  readonly url: string | null;
  /**
   * Runs `work` in a transaction and commits it. `work` runs again after a serialization failure or a deadlock, so it
   * must have no other effects.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
