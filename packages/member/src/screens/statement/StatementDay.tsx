import { ArrowLeftRight, CircleQuestionMark, Gift, HandCoins, type LucideIcon, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StatementEntry } from "@member-wallet/api";
import {
  formatDateTime,
  statementPicture,
  type StatementPicture,
  statementSign,
  type StatementState,
  statementState,
} from "@member-wallet/domain";
import { Amount, Badge, TimeAgo } from "@member-wallet/ui";
import type { Day } from "./useStatement.ts";
import styles from "./StatementDay.module.css";

const PICTURES: Record<StatementPicture, LucideIcon> = {
  wallet: Wallet,
  gift: Gift,
  withdraw: HandCoins,
  transfer: ArrowLeftRight,
  unknown: CircleQuestionMark,
};

const TONES: Record<StatementState, "positive" | "danger" | "info"> = {
  success: "positive",
  failed: "danger",
  "in-progress": "info",
};

/** One day of the statement under its date. */
export function StatementDay({ day }: { day: Day }) {
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{day.date}</h2>
      <ul className={styles.entries}>
        {day.entries.map((entry) => (
          <Entry key={`${entry.createdAt} ${entry.statementType} ${entry.amount}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation("statement");
  const Picture = PICTURES[statementPicture(entry.statementType)];
  const state = statementState(entry.status);
  const activity = useActivity(entry);
  const route = useRoute(entry);
  return (
    <li className={styles.entry}>
      <span className={styles.medallion}>
        <Picture aria-hidden />
      </span>
      <div className={styles.what}>
        <p className={styles.activity}>{activity}</p>
        {route !== null && <p className={styles.detail}>{route}</p>}
      </div>
      <div className={styles.much}>
        <Amount
          amount={entry.amount}
          unit={t("baht")}
          sign={statementSign(entry.statementType)}
          tone={state === "failed" ? "muted" : "signed"}
        />
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className={styles.when}>
        <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
        <TimeAgo at={entry.createdAt} />
      </p>
    </li>
  );
}

/** What happened: the related item's own words where there are any, else the type's. */
function useActivity(entry: StatementEntry): string {
  const { t } = useTranslation("statement");
  const related = entry.bonus ?? entry.promotion ?? entry.invite ?? entry.refund ?? entry.luckydraw;
  if (related?.description) return related.description;
  switch (entry.statementType) {
    case "deposit":
    case "withdraw":
    case "transfer":
    case "bonus":
    case "finish_bonus":
      return t(`type.${entry.statementType}`);
    default:
      return t("type.other");
  }
}

/** From where to where; a side that is not known is not made up. */
function useRoute(entry: StatementEntry): string | null {
  const { t } = useTranslation("statement");
  const nameOf = (side: string) => (side === "wallet" ? t("wallet") : side);
  if (entry.from === null || entry.to === null) return null;
  return t("fromTo", { from: nameOf(entry.from), to: nameOf(entry.to) });
}
