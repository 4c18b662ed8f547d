import { useTranslation } from "react-i18next";
import { Spinner } from "@member-wallet/ui";
import styles from "./PageWaiting.module.css";

/** Stands for a screen whose code is on its way. */
export function PageWaiting() {
  const { t } = useTranslation("site");
  return (
    <main className={styles.waiting} aria-busy="true">
      <Spinner label={t("loading")} />
    </main>
  );
}
