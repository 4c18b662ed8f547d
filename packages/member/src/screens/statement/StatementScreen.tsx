import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, ErrorState, Pager, Skeleton } from "@member-wallet/ui";
import { usePageTitle } from "../../layouts/usePageTitle.ts";
import { StatementDay } from "./StatementDay.tsx";
import { useStatement } from "./useStatement.ts";
import styles from "./StatementScreen.module.css";

/** The paper trail (§2 Statement): a page of entries at a time, grouped by the day they happened on. */
export function StatementScreen() {
  const { t } = useTranslation("statement");
  usePageTitle("statement");
  const [wanted, setWanted] = useState(1);
  const { days, page, pages, failure, loading, retry } = useStatement(wanted);
  return (
    <div className={styles.statement} aria-busy={loading}>
      <h1 className={styles.heading}>{t("heading")}</h1>
      {failure !== null ? (
        <ErrorState message={failure} onRetry={retry} pending={loading} />
      ) : days === null ? (
        <Skeleton lines={8} />
      ) : days.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t("empty")} message={t("emptyHint")} />
      ) : (
        days.map((day) => <StatementDay key={day.date} day={day} />)
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setWanted} />}
    </div>
  );
}
