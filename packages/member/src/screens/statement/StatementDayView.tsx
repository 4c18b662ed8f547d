import { useTranslation } from "react-i18next";
import { formatDateTime, formatTime, type StatementPicture } from "@member-wallet/domain";
import { Amount, MultilingualText, StatusBadge, TimeAgo, VisuallyHidden } from "@member-wallet/ui";
import type { StatementEntryView } from "@member-wallet/ui/dialogs/statement-entry";
import { ENTRY_ICONS } from "../../statement-entries/entry-icons.ts";
import styles from "./StatementDayView.module.css";

/** An entry of the statement, as its row shows it. */
export interface StatementRow extends StatementEntryView {
  /** Its position on the page, from 0. Entries have no id, and two may be alike. */
  readonly position: number;
  readonly picture: StatementPicture;
  /** Where the money came from or went, beside the wallet; `null` for none. */
  readonly counterpart: string | null;
}

/** The entries of one day of the operator's calendar, newest first. */
export interface StatementDay {
  /** DD/MM/YYYY. */
  readonly date: string;
  readonly rows: readonly StatementRow[];
}

interface StatementDayViewProps {
  day: StatementDay;
  /** Another page is loading: no entry of this one opens. */
  pending: boolean;
  /** Opens the entry at a position of the page. */
  onOpen: (position: number) => void;
}

/** One day of the statement under its date. */
export function StatementDayView({ day, pending, onOpen }: StatementDayViewProps) {
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{day.date}</h2>
      <ul className={styles.entries}>
        {day.rows.map((row) => (
          <li key={row.position}>
            <Entry row={row} pending={pending} onOpen={() => onOpen(row.position)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  row: StatementRow;
  pending: boolean;
  onOpen: () => void;
}

/**
 * Two lines, and one more for a bonus's name that does not fit beside the time. Another has the state of an entry that
 * failed or is in progress, and what the entry means for the money. The dialog shows both sides in full.
 */
function Entry({ row, pending, onOpen }: EntryProps) {
  const { t } = useTranslation("statement");
  const { activity, name, counterpart, note, state, amount, sign, createdAt } = row;
  const Picture = ENTRY_ICONS[row.picture];
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" disabled={pending} onClick={onOpen}>
      <span className={styles.medallion}>
        <Picture aria-hidden />
      </span>
      <span className={styles.activity}>{activity}</span>
      <span className={styles.amount}>
        <Amount
          amount={amount}
          unit={t("baht")}
          size="small"
          sign={sign}
          tone={state === "failed" ? "muted" : "signed"}
        />
      </span>
      <span className={styles.second} data-named={counterpart !== null && counterpart === name}>
        <span className={styles.when}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatTime(createdAt)}
          </time>{" "}
          · <TimeAgo at={createdAt} />
        </span>
        {counterpart !== null && (
          <span className={styles.counterpart}>
            <MultilingualText text={counterpart} />
          </span>
        )}
      </span>
      {state === "success" && <VisuallyHidden>{t(`state.${state}`)}</VisuallyHidden>}
      {(state !== "success" || note !== null) && (
        <span className={styles.state}>
          {state !== "success" && <StatusBadge state={state}>{t(`state.${state}`)}</StatusBadge>}
          {note !== null && <span>{t(`entry.${note}`)}</span>}
        </span>
      )}
    </button>
  );
}
