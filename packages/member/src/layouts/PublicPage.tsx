import type { ReactNode } from "react";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { useLanguage } from "../language/LanguageContext.tsx";
import { useSite } from "../SiteContext.tsx";
import styles from "./PublicPage.module.css";

/** A page that needs no log-in: the site's name, the languages, and what the page is about. */
export function PublicPage({
  width = "narrow",
  children,
}: {
  width?: "narrow" | "wide";
  children: ReactNode;
}) {
  const language = useLanguage();
  const { environment } = useSite();
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>{environment.brand[language.current()]}</span>
        <LanguageMenu />
      </header>
      <main className={styles.main} data-width={width}>
        {children}
      </main>
    </>
  );
}
