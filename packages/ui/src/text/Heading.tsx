import type { ReactNode } from "react";
import styles from "./Text.module.css";
import type { TextSize } from "./Text.tsx";

/** A heading, its level in the outline and its size. */
export interface HeadingProps {
  readonly children: ReactNode;
  /** Its place in the page's outline; its size follows unless given. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: TextSize;
}

const SIZES = { 1: 6, 2: 5, 3: 4, 4: 3 } as const;

/** A heading of the page's outline. */
export function Heading({ children, level, size = SIZES[level] }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.text} data-size={size} data-bold>
      {children}
    </Element>
  );
}
