import type { ReactNode } from "react";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { useBrand } from "../../language/LanguageContext.tsx";
import styles from "./PublicPage.module.css";

/** A page that needs no log-in: the site's name, the languages, and what the page is about. */
export function PublicPage({
  width = "narrow",
  children,
}: {
  width?: "narrow" | "wide";
  children: ReactNode;
}) {
  const brand = useBrand();
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>{brand}</span>
        <LanguageMenu />
      </header>
      <main className={styles.main} data-width={width}>
        {children}
      </main>
    </>
  );
}
