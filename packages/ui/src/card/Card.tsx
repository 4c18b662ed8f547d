import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** The content of a surface, its element and its weight on the page. */
export interface CardProps {
  readonly children: ReactNode;
  /** `hero` is for the main content of a page, such as the total balance. */
  readonly variant?: "plain" | "raised" | "hero";
  /** `section` with a label is a place on the page that readers can jump to. */
  readonly as?: "div" | "section" | "article";
  readonly label?: string;
}

/** A surface that groups related content. */
export function Card({ children, variant = "plain", as: Element = "div", label }: CardProps) {
  return (
    <Element className={styles.card} data-variant={variant} aria-label={label}>
      {children}
    </Element>
  );
}
