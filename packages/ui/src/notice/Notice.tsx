import type { ReactNode } from "react";
import { type Tone, TONE_ICONS } from "../tone/tone.ts";
import styles from "./Notice.module.css";

/** A message, its tone and what to do about it. */
export interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly title?: string;
  /** What to do next, such as a TextLink. */
  readonly action?: ReactNode;
  /** Announced when it appears: a danger immediately, the others politely. */
  readonly announced?: boolean;
}

/** A message within the page, with an icon so that colour alone never carries the meaning. */
export function Notice({ tone, children, title, action, announced = false }: NoticeProps) {
  const Picture = TONE_ICONS[tone];
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={announced ? (tone === "danger" ? "alert" : "status") : undefined}
    >
      <Picture className={styles.icon} aria-hidden />
      <div className={styles.content}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
