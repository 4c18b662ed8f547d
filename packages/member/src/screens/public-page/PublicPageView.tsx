import type { ReactNode } from "react";
import styles from "./PublicPageView.module.css";

interface PublicPageViewProps {
  /** The site's name. */
  brand: string;
  /** The language menu. */
  languages: ReactNode;
  width?: "narrow" | "wide";
  children: ReactNode;
}

/** A page that needs no log-in: the site's name, the languages and the content. */
export function PublicPageView({ brand, languages, width = "narrow", children }: PublicPageViewProps) {
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>{brand}</span>
        {languages}
      </header>
      <main className={styles.main} data-width={width}>
        {children}
      </main>
    </>
  );
}
