import { Timer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatCountdown, remaining } from "@member-wallet/domain";
import styles from "./Countdown.module.css";
import { useNow } from "./useNow.ts";

export interface CountdownProps {
  /** The moment it ends, in epoch milliseconds. */
  readonly deadline: number;
  /** The clock the deadline was given by, such as the server's; default this device's. Must stay the same function. */
  readonly now?: () => number;
  /** Called once when it is over. */
  readonly onExpire?: () => void;
}

const SECOND = 1_000;
const SOON = 60 * SECOND;

/** Time left as mm:ss, ticking each second (§4) and right at once after the device slept. */
export function Countdown({ deadline, now = Date.now, onExpire }: CountdownProps) {
  const { t } = useTranslation("parts");
  const left = remaining(deadline, useNow(SECOND, now));
  const over = left === 0;
  const told = useRef<number | null>(null);

  useEffect(() => {
    if (!over || told.current === deadline) return;
    told.current = deadline;
    onExpire?.();
  }, [over, deadline, onExpire]);

  return (
    <span className={styles.countdown} role="timer" data-soon={left < SOON}>
      <Timer className={styles.icon} aria-hidden />
      {over ? t("timeOver") : t("timeLeft", { time: formatCountdown(left) })}
    </span>
  );
}
