import { useTranslation } from "react-i18next";
import type { Instant, Satang } from "@member-wallet/domain";
import { Amount, TimeAgo } from "@member-wallet/ui";
import styles from "./TimeCheckFactsView.module.css";

interface TimeCheckFactsViewProps {
  loggedInAt: Instant | null;
  /** In satang, since the log-in; `null` while and where it is not known. */
  movedIn: Satang | null;
  movedOut: Satang | null;
  /** What the balances add up to now, less what they did at the log-in. */
  change: Satang | null;
  /** In whole minutes: the member's limit of time per day, and what they spent here today; `null` to leave it out. */
  today?: { readonly limit: number; readonly spent: number } | null;
}

/** What happened since the log-in (§2 Player protection). */
export function TimeCheckFactsView(props: TimeCheckFactsViewProps) {
  const { loggedInAt, movedIn, movedOut, change, today } = props;
  const { t } = useTranslation("profile");
  const { t: partText } = useTranslation("parts");
  return (
    <dl className={styles.facts}>
      {today && (
        <>
          <dt>{t("protection.time.today")}</dt>
          <dd>{t("protection.time.ofLimit", today)}</dd>
        </>
      )}
      <dt>{partText("loggedIn")}</dt>
      <dd>
        <TimeAgo at={loggedInAt} />
      </dd>
      <dt>{t("protection.play.kind.movedIn")}</dt>
      <dd>
        <Amount amount={movedIn} size="small" />
      </dd>
      <dt>{t("protection.play.kind.movedOut")}</dt>
      <dd>
        <Amount amount={movedOut} size="small" />
      </dd>
      <dt>{t("protection.time.change")}</dt>
      <dd>
        <Amount amount={change} size="small" sign={change !== null && change > 0 ? "+" : null} />
      </dd>
    </dl>
  );
}
