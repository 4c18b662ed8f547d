import type { ReactNode } from "react";
import styles from "./ContentSkeleton.module.css";

/**
 * Content that is loading, drawn by its own components with sample data, so that it has their shape and size: texts and
 * pictures become bars. It can't be pressed, filled or read out. The parent element has `aria-busy`.
 */
export function ContentSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className={styles.content} disabled inert aria-hidden>
      {children}
    </fieldset>
  );
}
