import { FileSearch, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, type Loadable, LoadableContent, Pager, Skeleton } from "@member-wallet/ui";
import { type StatementDay, StatementDayView } from "./StatementDayView.tsx";
import styles from "./StatementView.module.css";

interface StatementViewProps {
  /** The days of the page that is shown. */
  content: Loadable<readonly StatementDay[]>;
  page: number;
  pages: number;
  /** The page, or another one, is loading. */
  updating: boolean;
  /** Another page is loading: `content` is still the previous one. */
  turning: boolean;
  onPage: (page: number) => void;
  /** Opens the entry at a position of the page. */
  onOpen: (position: number) => void;
  onSlips: () => void;
}

/** The statement (§2): a page of entries at a time, grouped by day. */
export function StatementView(props: StatementViewProps) {
  const { content, page, pages, updating, turning, onPage, onOpen, onSlips } = props;
  const { t } = useTranslation("statement");
  return (
    <div className={styles.statement} aria-busy={updating}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{t("heading")}</h1>
        <Button size="small" icon={FileSearch} onClick={onSlips}>
          {t("slipStatus")}
        </Button>
      </div>
      <LoadableContent content={content} skeleton={<Skeleton lines={8} />}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState icon={ReceiptText} title={t("empty")} message={t("emptyHint")} />
          ) : (
            days.map((day) => <StatementDayView key={day.date} day={day} pending={turning} onOpen={onOpen} />)
          )
        }
      </LoadableContent>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </div>
  );
}
