import { useTranslation } from "react-i18next";
import { formatDateTime, MISSING, timeAgo, type Instant } from "@member-wallet/domain";
import { useNow } from "../countdown/useNow.ts";
import { useClock } from "./clock.tsx";

/** A moment, whose age by the provided clock is shown. */
export interface TimeAgoProps {
  /** The moment; `null` or unreadable shows a dash. */
  readonly at: Instant | null | undefined;
}

const EVERY = 30_000;

/** How long ago, in the largest whole unit (§9); its tip is the exact time. */
export function TimeAgo({ at }: TimeAgoProps) {
  const { t } = useTranslation("parts");
  const ago = timeAgo(at, useNow(EVERY, useClock()));
  if (ago === null || at === null || at === undefined) return <span>{MISSING}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {ago.unit === "now" ? t("timeAgo.now") : t(`timeAgo.${ago.unit}`, { count: ago.count })}
    </time>
  );
}
