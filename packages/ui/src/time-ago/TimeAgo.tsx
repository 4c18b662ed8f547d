import { useTranslation } from "react-i18next";
import { formatDateTime, MISSING, timeAgo, type Instant } from "@member-wallet/domain";
import { useNow } from "../countdown/useNow.ts";

/** A moment and the clock that it is compared with. */
export interface TimeAgoProps {
  /** The moment; `null` or unreadable shows a dash. */
  readonly at: Instant | null | undefined;
  /** The clock to compare with; default this device's. Must stay the same function. */
  readonly now?: () => number;
}

const EVERY = 30_000;

/** How long ago, in the largest whole unit (§9); its tip is the exact time. */
export function TimeAgo({ at, now = Date.now }: TimeAgoProps) {
  const { t } = useTranslation("parts");
  const ago = timeAgo(at, useNow(EVERY, now));
  if (ago === null || at === null || at === undefined) return <span>{MISSING}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {t(`timeAgo.${ago.unit}`, { count: ago.count })}
    </time>
  );
}
