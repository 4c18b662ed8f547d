import { ChevronRight } from "lucide-react";
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
  /** The same with a bank's code in place of its name, for narrow rows; `null` where no bank is named. */
  readonly shortCounterpart: string | null;
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
  /** The position of the entry that is shown beside the list; `null` where none is. */
  chosen: number | null;
  /** Opens the entry at a position of the page. */
  onOpen: (position: number) => void;
}

/** One day of the statement under its date. */
export function StatementDayView({ day, pending, chosen, onOpen }: StatementDayViewProps) {
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{day.date}</h2>
      <ul className={styles.entries}>
        {day.rows.map((row) => (
          <li key={row.position}>
            <Entry
              row={row}
              pending={pending}
              chosen={chosen === null ? null : chosen === row.position}
              onOpen={() => onOpen(row.position)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  row: StatementRow;
  pending: boolean;
  /** Whether it is the one beside the list; `null` where it opens as a dialog. */
  chosen: boolean | null;
  onOpen: () => void;
}

/**
 * Two lines, and one more for a counterpart that does not fit beside the time. Another has the state of an entry that
 * failed or is in progress, and what the entry means for the money.
 */
function Entry({ row, pending, chosen, onOpen }: EntryProps) {
  const { t } = useTranslation("statement");
  const { activity, counterpart, shortCounterpart, state, amount, sign, createdAt } = row;
  // An entry that says nothing of its state was successful.
  const note = row.note === "paid" ? null : row.note;
  const Picture = ENTRY_ICONS[row.picture];
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup={chosen === null ? "dialog" : undefined}
      aria-pressed={chosen ?? undefined}
      disabled={pending}
      onClick={onOpen}
    >
      <span className={styles.medallion}>
        <Picture aria-hidden />
      </span>
      <span className={styles.activity}>{activity}</span>
      <span className={styles.amount}>
        <Amount amount={amount} size="small" sign={sign} tone={state === "failed" ? "muted" : "signed"} />
      </span>
      <span className={styles.second}>
        <span className={styles.when}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatTime(createdAt)}
          </time>{" "}
          · <TimeAgo at={createdAt} />
        </span>
        {counterpart !== null && (
          <span className={styles.counterpart} data-shortened={shortCounterpart !== null}>
            <MultilingualText text={counterpart} />
          </span>
        )}
        {shortCounterpart !== null && (
          <span className={styles.short} aria-hidden>
            <MultilingualText text={shortCounterpart} />
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
      <ChevronRight className={styles.chevron} aria-hidden />
    </button>
  );
}
