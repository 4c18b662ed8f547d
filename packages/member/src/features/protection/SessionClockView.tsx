import { useTranslation } from "react-i18next";
import { Elapsed, TimeAgo, VisuallyHidden } from "@member-wallet/ui";
import styles from "./SessionClockView.module.css";

interface SessionClockViewProps {
  /** The log-in, in epoch milliseconds by the provided clock. */
  since: number;
}

/** How long the member has been logged in, for the bar at the top (§2 Player protection). */
export function SessionClockView({ since }: SessionClockViewProps) {
  const { t } = useTranslation("parts");
  return (
    <span className={styles.clock}>
      <VisuallyHidden>
        {t("loggedIn")} <TimeAgo at={since} />
      </VisuallyHidden>
      <span aria-hidden title={t("loggedIn")}>
        <Elapsed since={since} />
      </span>
    </span>
  );
}
