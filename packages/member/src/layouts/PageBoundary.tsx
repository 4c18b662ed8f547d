import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ErrorState } from "@member-wallet/ui";
import { PartBoundary } from "../router/PartBoundary.tsx";
import styles from "./PageBoundary.module.css";

/** Stands around the page: a screen that could not be fetched says so and offers another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation("site");
  const { pathname } = useLocation();
  return (
    <PartBoundary
      resetBy={pathname}
      fallback={(retry) => (
        <main className={styles.trouble}>
          <h1 className={styles.heading}>{t("trouble.heading")}</h1>
          <ErrorState message={t("trouble.text")} onRetry={retry} />
        </main>
      )}
    >
      {children}
    </PartBoundary>
  );
}
