/** One step of the schema's history. A released migration never changes. */
export interface Migration {
  /** Identifies and sorts the migration: `0002-ledger`. */
  name: string;
  statements: readonly string[];
}
