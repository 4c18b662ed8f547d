import { formatPercent } from "../money/format-percent.ts";

/**
 * The operator's notice with a bonus's fail percentage in place of `{percentFail}` or `{{percentFail}}` (§3); a dash when
 * the percentage is not known.
 */
export function fillPercentFail(notice: string, percentFail: number | null): string {
  const figure = formatPercent(percentFail);
  return notice.replace(/\{\{\s*percentFail\s*\}\}|\{\s*percentFail\s*\}/g, () => figure);
}
