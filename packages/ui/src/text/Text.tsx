import type { ReactNode } from "react";
import styles from "./Text.module.css";

/** A step of the type scale: 1 is the smallest that is still read, 3 is running text, 6 is a page's title. */
export type TextSize = 1 | 2 | 3 | 4 | 5 | 6;

/** A text and its size; `muted` is for what can be skipped. */
export interface TextProps {
  readonly children: ReactNode;
  readonly size?: TextSize;
  readonly tone?: "default" | "muted";
}

/** Running text. */
export function Text({ children, size = 3, tone = "default" }: TextProps) {
  return (
    <p className={styles.text} data-size={size} data-tone={tone}>
      {children}
    </p>
  );
}
