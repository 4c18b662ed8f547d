import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, type HelpLine } from "@member-wallet/domain";
import { Notice } from "@member-wallet/ui";
import styles from "./BreakNoticeView.module.css";
import { HelpLineView } from "./HelpLineView.tsx";

interface BreakNoticeViewProps {
  /** When the break ends, in epoch milliseconds. */
  until: number;
  /** How to reach support. */
  support: ReactNode;
  help: HelpLine | undefined;
}

/** Says in the place of what a break closes until when it is closed, and who can be asked (§2 Player protection). */
export function BreakNoticeView({ until, support, help }: BreakNoticeViewProps) {
  const { t } = useTranslation("profile");
  return (
    <Notice
      tone="info"
      title={t("protection.break.on", { time: formatDateTime(until) })}
      action={
        <div className={styles.ways}>
          {support}
          {help && <HelpLineView {...help} />}
        </div>
      }
    >
      {t("protection.break.closed")}
    </Notice>
  );
}
