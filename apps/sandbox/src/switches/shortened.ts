import type { SwitchState } from "./switches.ts";

interface Page<Row> {
  total: number;
  rows: readonly Row[];
}

/** A page of a log; while the switch is on, the log has only its first page. */
export function shortened<Row>(
  page: Page<Row>,
  request: { page: number; limit: number },
  { shortLogs }: Pick<SwitchState, "shortLogs">,
): Page<Row> {
  if (!shortLogs) return page;
  return { total: Math.min(page.total, request.limit), rows: request.page === 1 ? page.rows : [] };
}
