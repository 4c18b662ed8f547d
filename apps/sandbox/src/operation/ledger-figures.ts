import { type Clock, MINUTE_MS } from "../clock.ts";
import type { Database } from "../database/database.ts";

/** How long figures stand: they read the whole ledger. */
const LIFETIME = 5 * MINUTE_MS;

/** What the whole ledger says, at one moment. */
export interface LedgerFigures {
  readonly entries: number;
  /** The sum over all postings, in satang: 0 in a sound ledger. */
  readonly imbalance: number;
  /** The balances of each kind of account, in satang. */
  readonly balances: readonly { readonly kind: string; readonly balance: number }[];
  readonly readAt: Date;
}

/** Creates the function that returns the ledger's figures: read at most every five minutes, however often it is called. */
export function createLedgerFigures(database: Database, clock: Clock): () => Promise<LedgerFigures> {
  let last: { readonly since: number; readonly figures: Promise<LedgerFigures> } | null = null;
  return () => {
    const now = clock();
    if (last !== null && now.getTime() - last.since < LIFETIME) return last.figures;
    const asked = { since: now.getTime(), figures: readFigures(database, now) };
    last = asked;
    asked.figures.catch(() => {
      // What failed is read again.
      if (last === asked) last = null;
    });
    return asked.figures;
  };
}

async function readFigures(database: Database, readAt: Date): Promise<LedgerFigures> {
  const [entries] = await database.query<{ count: number }>("select count(*) as count from ledger_entry");
  const [postings] = await database.query<{ sum: number }>(
    "select coalesce(sum(amount), 0) as sum from ledger_posting",
  );
  const balances = await database.query<{ kind: string; balance: number }>(
    "select kind, sum(balance) as balance from ledger_account group by kind order by kind",
  );
  return { entries: entries?.count ?? 0, imbalance: postings?.sum ?? 0, balances, readAt };
}
