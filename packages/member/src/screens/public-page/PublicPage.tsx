import type { ReactNode } from "react";
import styles from "./PublicPage.module.css";

interface PublicPageProps {
  /** `narrow` is for forms and texts: one column, beside the brand's picture on a wide screen. Default `narrow`. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

/** The content of a page that needs no log-in. */
export function PublicPage({ width = "narrow", children }: PublicPageProps) {
  return (
    <main className={styles.main} data-width={width}>
      {children}
    </main>
  );
}
