import { useTranslation } from "react-i18next";
import { Button, Notice } from "@member-wallet/ui";
import styles from "./SiteNoticesView.module.css";

interface SiteNoticesViewProps {
  offline: boolean;
  newRelease: boolean;
  /** Reloads the page with the new release. */
  refresh: () => void;
  /** Hides the offer. */
  later: () => void;
}

/** Notices above the main menu, in a live region that exists before its content. They cover nothing at the page's end. */
export function SiteNoticesView({ offline, newRelease, refresh, later }: SiteNoticesViewProps) {
  const { t } = useTranslation("notice");
  return (
    <div className={styles.notices} aria-live="polite">
      {offline && <Notice tone="warning">{t("offline")}</Notice>}
      {newRelease && (
        <Notice
          tone="info"
          action={
            <div className={styles.actions}>
              <Button size="small" variant="primary" onClick={refresh}>
                {t("newRelease.refresh")}
              </Button>
              <Button size="small" onClick={later}>
                {t("newRelease.later")}
              </Button>
            </div>
          }
        >
          {t("newRelease.text")}
        </Notice>
      )}
    </div>
  );
}
