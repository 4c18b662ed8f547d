import { useTranslation } from "react-i18next";
import styles from "./UnreadDivider.module.css";

/** The line above the first message that the customer had not read when the log opened. */
export function UnreadDivider() {
  const { t } = useTranslation("chat");
  return (
    <p className={styles.divider} data-unread-divider>
      {t("panel.unread")}
    </p>
  );
}
