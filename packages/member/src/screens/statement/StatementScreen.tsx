import { FileSearch, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, EmptyState, ErrorState, Pager, Skeleton } from "@member-wallet/ui";
import { entryAddress } from "../../features/statement/find-entry.ts";
import { useEntryLabels } from "../../features/statement/useEntryLabels.ts";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { pageSearch, readPage } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { StatementDay } from "./StatementDay.tsx";
import styles from "./StatementScreen.module.css";
import { byDay, useStatement } from "./useStatement.ts";

/** The paper trail (§2 Statement): a page of entries at a time, grouped by the day they happened on. */
export function StatementScreen() {
  const { t } = useTranslation("statement");
  usePageTitle("statement");
  const { search } = useLocation();
  const navigate = useNavigate();
  const { open } = useDialogAddress();
  const { entries, page, pages, failure, loading, turning, retry } = useStatement(readPage(search));
  const words = useEntryLabels();
  return (
    <div className={styles.statement} aria-busy={loading}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{t("heading")}</h1>
        <Button size="small" icon={FileSearch} onClick={() => open({ kind: "slips", reference: null })}>
          {t("slipStatus")}
        </Button>
      </div>
      {failure !== null ? (
        <ErrorState message={failure} onRetry={retry} pending={loading} />
      ) : entries === null ? (
        <Skeleton lines={8} />
      ) : entries.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t("empty")} message={t("emptyHint")} />
      ) : (
        byDay(entries).map((day) => (
          <StatementDay
            key={day.date}
            day={day}
            words={words}
            pending={turning}
            onOpen={(entry) => open(entryAddress(entry, entries, page))}
          />
        ))
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(wanted) => void navigate({ search: pageSearch(wanted) })} />
      )}
    </div>
  );
}
