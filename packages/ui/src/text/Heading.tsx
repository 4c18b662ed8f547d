import type { ReactNode } from "react";
import styles from "./Text.module.css";
import type { TextSize } from "./Text.tsx";

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the page's outline; its size follows unless given. */
  level: 1 | 2 | 3 | 4;
  size?: TextSize;
  align?: "start" | "center" | "end";
  id?: string;
}

const SIZES = { 1: 6, 2: 5, 3: 4, 4: 3 } as const;

/** A heading of the page's outline. */
export function Heading({ children, level, size = SIZES[level], align = "start", id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.text} data-size={size} data-bold="true" data-align={align}>
      {children}
    </Element>
  );
}
