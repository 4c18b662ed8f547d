import { satang, type Satang } from "@member-wallet/domain";
import type { Queryable } from "./database.ts";

/** Beyond any list, and small enough for an SQL offset. */
const LAST_PAGE = 1_000_000;

/** One page of a member's rows, newest first, and their total number. */
export async function readMemberPage<Row extends { amount: Satang }>(
  database: Queryable,
  table: "slip" | "statement_entry",
  columns: string,
  memberId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: Row[] }> {
  const [count] = await database.query<{ total: number }>(
    `select count(*) as total from ${table} where member_id = $1`,
    [memberId],
  );
  const rows = await database.query<Row>(
    `select ${columns}, amount, created_at as "createdAt" from ${table}
    where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [memberId, limit, (Math.min(page, LAST_PAGE) - 1) * limit],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => ({ ...row, amount: satang(row.amount) })) };
}
