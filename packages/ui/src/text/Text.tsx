import type { ReactNode } from "react";
import styles from "./Text.module.css";

/** A text's colour by its meaning; `positive` and `negative` are for money that came and went. */
export type TextTone = "default" | "muted" | "accent" | "positive" | "negative" | "warning";

/** A step of the type scale: 1 is the smallest that is still read, 3 is running text, 7 is the largest figure. */
export type TextSize = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A text, its element and its size. */
export interface TextProps {
  readonly children: ReactNode;
  readonly as?: "p" | "span" | "div" | "strong" | "dt" | "dd";
  readonly size?: TextSize;
  readonly tone?: TextTone;
  readonly bold?: boolean;
  readonly align?: "start" | "center" | "end";
  readonly id?: string;
}

/** Running text. */
export function Text({
  children,
  as: Element = "p",
  size = 3,
  tone = "default",
  bold = false,
  align = "start",
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-bold={bold}
      data-align={align}
    >
      {children}
    </Element>
  );
}
