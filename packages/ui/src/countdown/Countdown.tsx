import { Timer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatCountdown, remaining } from "@member-wallet/domain";
import styles from "./Countdown.module.css";
import { useNow } from "./useNow.ts";

/** A deadline in epoch milliseconds and the clock that it belongs to. */
export interface CountdownProps {
  /** The moment it ends, in epoch milliseconds. */
  readonly deadline: number;
  /** The clock of the deadline, such as the server's; default the device's. Must be a stable function. */
  readonly now?: () => number;
  /** Called once at the deadline. */
  readonly onExpire?: () => void;
}

const SECOND = 1_000;
const SOON = 60 * SECOND;

/** Time left as mm:ss, ticking each second (§4) and correct immediately after the device slept. */
export function Countdown({ deadline, now = Date.now, onExpire }: CountdownProps) {
  const { t } = useTranslation("parts");
  const left = remaining(deadline, useNow(SECOND, now));
  const over = left === 0;
  const reported = useRef<number | null>(null);

  useEffect(() => {
    if (!over || reported.current === deadline) return;
    reported.current = deadline;
    onExpire?.();
  }, [over, deadline, onExpire]);

  return (
    <span className={styles.countdown} role="timer" data-soon={left < SOON}>
      <Timer className={styles.icon} aria-hidden />
      {over ? t("timeOver") : t("timeLeft", { time: formatCountdown(left) })}
    </span>
  );
}
