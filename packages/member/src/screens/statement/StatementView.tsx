import { FileSearch, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  Button,
  Card,
  ContentSkeleton,
  EmptyState,
  type Loadable,
  LoadableContent,
  Pager,
  SAMPLE_AMOUNT,
  SAMPLE_TEXT,
  SAMPLE_TIME,
} from "@member-wallet/ui";
import { EntryDetails, type EntryDetailsProps } from "@member-wallet/ui/dialogs/statement-entry";
import { type StatementDay, StatementDayView } from "./StatementDayView.tsx";
import styles from "./StatementView.module.css";

export interface StatementViewProps {
  /** The days of the page that is shown. */
  content: Loadable<readonly StatementDay[]>;
  page: number;
  pages: number;
  /** The page, or another one, is loading. */
  updating: boolean;
  /** Another page is loading: `content` is still the previous one. */
  turning: boolean;
  /**
   * The entry that is shown in full beside the list, by its position on the page, and what else its details show;
   * `null` on a narrow screen, where entries open as dialogs.
   */
  chosen: ({ readonly position: number } & Omit<EntryDetailsProps, "entry">) | null;
  onPage: (page: number) => void;
  /** Opens the entry at a position of the page, or shows it beside the list. */
  onOpen: (position: number) => void;
  onSlips: () => void;
}

const SAMPLE: StatementDay = {
  date: SAMPLE_TEXT,
  rows: Array.from({ length: 8 }, (_, position) => ({
    position,
    picture: "wallet",
    activity: SAMPLE_TEXT,
    name: null,
    state: "success",
    amount: SAMPLE_AMOUNT,
    sign: "+",
    from: null,
    to: null,
    counterpart: SAMPLE_TEXT,
    shortCounterpart: null,
    createdAt: SAMPLE_TIME,
    sentAt: null,
    endedAt: null,
    note: null,
  })),
};

/** The statement (§2): a page of entries at a time, grouped by day. */
export function StatementView(props: StatementViewProps) {
  const { content, page, pages, updating, turning, chosen, onPage, onOpen, onSlips } = props;
  const { t } = useTranslation(["statement", "dialogs"]);
  const rows = content.kind === "ready" ? content.data.flatMap((day) => day.rows) : [];
  const beside = rows.find(({ position }) => position === chosen?.position);
  return (
    <div className={styles.statement} aria-busy={updating}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{t("heading")}</h1>
        <Button size="small" icon={FileSearch} onClick={onSlips}>
          {t("slipStatus")}
        </Button>
      </div>
      <LoadableContent
        content={content}
        skeleton={
          <ContentSkeleton>
            <div className={styles.days}>
              <StatementDayView day={SAMPLE} pending={false} chosen={null} onOpen={onOpen} />
            </div>
          </ContentSkeleton>
        }
      >
        {(days) =>
          days.length === 0 ? (
            <EmptyState icon={ReceiptText} title={t("empty")} message={t("emptyHint")} />
          ) : (
            <div className={styles.days}>
              {days.map((day) => (
                <StatementDayView
                  key={day.date}
                  day={day}
                  pending={turning}
                  chosen={chosen?.position ?? null}
                  onOpen={onOpen}
                />
              ))}
            </div>
          )
        }
      </LoadableContent>
      {beside && chosen && (
        <div className={styles.beside}>
          <Card as="section" label={t("dialogs:statement-entry")}>
            <EntryDetails {...chosen} entry={beside} />
          </Card>
        </div>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </div>
  );
}
