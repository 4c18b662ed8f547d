import { useTranslation } from "react-i18next";
import { Button, type NotLoaded, VisuallyHidden } from "@member-wallet/ui";
import styles from "./PagePlaceholder.module.css";

/** Placeholder for a screen whose code is loading or failed to load. */
export function PagePlaceholder({ lazy }: { lazy: NotLoaded }) {
  return lazy.kind === "loading" ? (
    <PageSkeleton />
  ) : (
    <PageErrorFallback pending={lazy.retrying} onRetry={lazy.retry} />
  );
}

/** The shape of a page: a heading with a block below. */
export function PageSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div className={styles.skeleton} aria-busy="true">
      <output>
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </output>
    </div>
  );
}

/** The page failed to load or threw; `pending`: a retry is running. */
export function PageErrorFallback({ pending = false, onRetry }: { pending?: boolean; onRetry: () => void }) {
  const { t } = useTranslation(["site", "ui"]);
  return (
    <div className={styles.place}>
      <h1 className={styles.heading}>{t("site:trouble.heading")}</h1>
      <p className={styles.text} role="alert">
        {t("site:trouble.text")}
      </p>
      <Button variant="primary" pending={pending} onClick={onRetry}>
        {t("ui:tryAgain")}
      </Button>
    </div>
  );
}
