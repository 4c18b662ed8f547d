import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import type { Tone } from "../tone/tone.ts";
import styles from "./Badge.module.css";

/** A label and its colours; default `neutral`. */
export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: Tone | "neutral" | "accent";
  readonly icon?: Icon;
}

/** A short label of a state. */
export function Badge({ children, tone = "neutral", icon: Picture }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {Picture && <Picture className={styles.icon} aria-hidden />}
      {children}
    </span>
  );
}
