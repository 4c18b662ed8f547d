import { ArrowLeftRight, CircleQuestionMark, Gift, HandCoins, type LucideIcon, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StatementEntry } from "@member-wallet/api";
import {
  formatDateTime,
  statementPicture,
  type StatementPicture,
  statementSign,
  statementState,
} from "@member-wallet/domain";
import { Amount, StatusBadge, TimeAgo } from "@member-wallet/ui";
import type { EntryLabels } from "../../features/statement/useEntryLabels.ts";
import type { Day } from "./useStatement.ts";
import styles from "./StatementDay.module.css";

const ICONS: Record<StatementPicture, LucideIcon> = {
  wallet: Wallet,
  gift: Gift,
  withdraw: HandCoins,
  transfer: ArrowLeftRight,
  unknown: CircleQuestionMark,
};

interface StatementDayProps {
  day: Day;
  words: (entry: StatementEntry) => EntryLabels;
  /** Another page is on its way: nothing of this one opens. */
  pending: boolean;
  /** Opens an entry in full. */
  onOpen: (entry: StatementEntry) => void;
}

/** One day of the statement under its date. */
export function StatementDay({ day, words, pending, onOpen }: StatementDayProps) {
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{day.date}</h2>
      <ul className={styles.entries}>
        {day.entries.map((entry, at) => (
          // Entries have no id, and two may be alike.
          <li key={`${entry.createdAt} ${entry.statementType} ${at}`}>
            <Entry entry={entry} words={words(entry)} pending={pending} onOpen={() => onOpen(entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  entry: StatementEntry;
  words: EntryLabels;
  pending: boolean;
  onOpen: () => void;
}

function Entry({ entry, words, pending, onOpen }: EntryProps) {
  const { t } = useTranslation("statement");
  const Picture = ICONS[statementPicture(entry.statementType)];
  const state = statementState(entry.status);
  const { activity, from, to, note } = words;
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" disabled={pending} onClick={onOpen}>
      <span className={styles.medallion}>
        <Picture aria-hidden />
      </span>
      <span>
        <span className={styles.activity}>{activity}</span>
        {from !== null && to !== null && <span className={styles.detail}>{t("fromTo", { from, to })}</span>}
      </span>
      <span className={styles.much}>
        <Amount
          amount={entry.amount}
          unit={t("baht")}
          sign={statementSign(entry.statementType)}
          tone={state === "failed" ? "muted" : "signed"}
        />
        <StatusBadge state={state}>{t(`state.${state}`)}</StatusBadge>
      </span>
      {note !== null && <span className={styles.note}>{t(`entry.${note}`)}</span>}
      <span className={styles.when}>
        <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
        <TimeAgo at={entry.createdAt} />
      </span>
    </button>
  );
}
