/** One step of the schema's history. A released step never changes; a new one follows it. */
export interface Migration {
  /** Sorts and names the step: `0002-ledger`. */
  name: string;
  statements: readonly string[];
}
