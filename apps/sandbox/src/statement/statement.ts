import { satang, type Satang } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";

/** One line of a member's statement. */
export interface StatementRow {
  type: "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";
  status: "PENDING" | "SUCCESS" | "FAILED";
  /** `wallet`, a game's code, a bank's code, or null. */
  source: string | null;
  destination: string | null;
  /** Above 0; the type gives the sign. */
  amount: Satang;
  createdAt: Date;
}

/** Writes a line about money that an entry of the ledger moved; answers the line's number. */
export async function writeStatement(
  tx: Transaction,
  memberId: string,
  row: StatementRow & { ledgerEntryId: number },
): Promise<number> {
  const [written] = await tx.query<{ id: number }>(
    `insert into statement_entry (member_id, type, status, source, destination, amount, ledger_entry_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      memberId,
      row.type,
      row.status,
      row.source,
      row.destination,
      row.amount,
      row.ledgerEntryId,
      row.createdAt,
    ],
  );
  if (written === undefined) throw new Error("The statement took no line.");
  return written.id;
}

/** One page of a member's statement, newest first, and how many lines there are in all. */
export async function readStatement(
  database: Queryable,
  memberId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: StatementRow[] }> {
  const [count] = await database.query<{ total: number }>(
    "select count(*) as total from statement_entry where member_id = $1",
    [memberId],
  );
  const rows = await database.query<Omit<StatementRow, "amount"> & { amount: number }>(
    `select type, status, source, destination, amount, created_at as "createdAt" from statement_entry
    where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [memberId, limit, (page - 1) * limit],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => ({ ...row, amount: satang(row.amount) })) };
}
