import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@member-wallet/ui";
import { PartBoundary } from "../router/PartBoundary.tsx";
import styles from "./PageBoundary.module.css";

/** Stands around the page: a screen that could not be fetched says so and offers another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["site", "ui"]);
  const { pathname } = useLocation();
  return (
    <PartBoundary
      resetBy={pathname}
      fallback={(retry) => (
        <main className={styles.trouble}>
          <h1 className={styles.heading}>{t("site:trouble.heading")}</h1>
          <p className={styles.text} role="alert">
            {t("site:trouble.text")}
          </p>
          <Button variant="primary" onClick={retry}>
            {t("ui:tryAgain")}
          </Button>
        </main>
      )}
    >
      {children}
    </PartBoundary>
  );
}
