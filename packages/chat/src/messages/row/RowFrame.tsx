import { formatHourMinute } from "@member-wallet/domain";
import { VisuallyHidden } from "@member-wallet/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./RowFrame.module.css";

interface RowFrameProps {
  /** Who of support wrote it, with a face; shown unless it follows a message of the same one. */
  readonly agent?: ReactNode;
  /** Where a message of the customer stands. */
  readonly mark?: ReactNode;
  readonly side: "received" | "sent";
  /** It follows a message of the same sender closely. */
  readonly follows: boolean;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number;
  readonly children: ReactNode;
  /** The row takes the whole width of the log: cards that scroll sideways. */
  readonly wide?: boolean;
  /** Below the message and its time, as wide as the log. */
  readonly below?: ReactNode;
}

/** One row of the log: a message on the side of its sender, with its time (HH:mm in the operator's time). */
export function RowFrame({ side, follows, at, children, wide = false, below, agent, mark }: RowFrameProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={styles.row} data-side={side} data-follows={follows}>
      <VisuallyHidden>{side === "sent" ? t("message.fromYou") : t("message.fromSupport")}</VisuallyHidden>
      {agent}
      <div className={styles.content} data-wide={wide}>
        {children}
      </div>
      <time className={styles.time} dateTime={isoTime(at)}>
        {formatHourMinute(at)}
      </time>
      {mark}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
}

/** ISO 8601, or nothing for a time beyond the calendar. */
function isoTime(at: number): string | undefined {
  return Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : undefined;
}
