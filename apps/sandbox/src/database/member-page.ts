import type { Queryable } from "./database.ts";

/** Beyond any list, and small enough for an SQL offset. */
const LAST_PAGE = 1_000_000;

/**
 * Selects one page of a member's rows, newest first, and their total number.
 * @param total the SQL of that number of the member `$1`; without it the rows are counted.
 */
export function memberPageReader<Row>(
  table: string,
  columns: readonly (keyof Row & string)[],
  total = `(select count(*) from ${table} where member_id = $1)`,
) {
  const names = columns.map((column) => `${column.replaceAll(/[A-Z]/g, "_$&").toLowerCase()} as "${column}"`);
  return async (
    database: Queryable,
    memberId: string,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ total: number; rows: Row[] }> => {
    const [count] = await database.query<{ total: number }>(`select ${total} as total`, [memberId]);
    const rows = await database.query<Row>(
      `select ${names.join(", ")} from ${table}
      where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
      [memberId, limit, (Math.min(page, LAST_PAGE) - 1) * limit],
    );
    return { total: count?.total ?? 0, rows };
  };
}
