/** A value that both drivers bind alike. Money is handed over as a whole number of satang. */
export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly (string | number)[];

/** How far a transaction is kept from others; `read committed` is PostgreSQL's own default. */
export type Isolation = "read committed" | "repeatable read" | "serializable";

/** Something that answers SQL: the database itself or one transaction on it. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters; int8 and numeric arrive as numbers (unsafe ones throw). */
  query<Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
}

/** One transaction; everything sent through it commits or none of it does. */
export interface Transaction extends Queryable {
  /**
   * Runs `work` in a savepoint: when it throws, its writes are undone and the transaction lives on.
   * Not to be nested in parallel.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * One database, embedded (PGlite) or PostgreSQL, spoken to with the same SQL (PostgreSQL 15's).
 *
 * Inside `transaction` only the transaction may be asked: the embedded database has one connection, so
 * asking the database itself from there waits for ever. Callers take turns (`createFairQueue`).
 */
export interface Database extends Queryable {
  readonly engine: "pglite" | "postgresql";
  /**
   * Runs `work` in the driver's own transaction and commits what it did.
   * A serialization failure or a deadlock runs it again, so it must have no effects of its own.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: { isolation?: Isolation }): Promise<T>;
  close(): Promise<void>;
}
