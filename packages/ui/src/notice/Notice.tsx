import type { ReactNode } from "react";
import { type Tone, TONE_ICONS } from "../tone/tone.ts";
import styles from "./Notice.module.css";

export interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly title?: string;
  /** The way on, such as a TextLink. */
  readonly action?: ReactNode;
  /** Spoken when it appears: a danger at once, the others when the reader pauses. */
  readonly announced?: boolean;
}

/** A word to the member within the page, told by icon and text and not by colour alone. */
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
