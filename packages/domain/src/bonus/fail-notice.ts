import { formatPercent } from "../money/format-percent.ts";

/**
 * The operator's notice with a bonus's fail percentage in place of `{percentFail}` or `{{percentFail}}` (§3).
 * @param unknown the words in place of the percentage, and of its sign, when it is not known.
 */
export function fillPercentFail(notice: string, percentFail: number | null, unknown: string): string {
  return notice.replace(PLACEHOLDER, (_, sign: string) =>
    percentFail === null ? unknown : formatPercent(percentFail) + sign,
  );
}

/** The placeholder and the percent sign after it, if there is one. */
const PLACEHOLDER = /(?:\{\{\s*percentFail\s*\}\}|\{\s*percentFail\s*\})(\s*%|)/g;
