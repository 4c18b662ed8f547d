import { formatDateTime, type LongestTime } from "@member-wallet/domain";
import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { HiddenAmounts } from "../../amount/hidden-amounts.ts";
import { StatusBadge } from "../../badge/StatusBadge.tsx";
import { CopyButton } from "../../copy-button/CopyButton.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { type MoneyStep, MoneySteps } from "../../money-steps/MoneySteps.tsx";
import { MultilingualText } from "../../text/MultilingualText.tsx";
import { TimeAgo } from "../../time-ago/TimeAgo.tsx";
import styles from "./EntryDetails.module.css";
import type { DepositStep, StatementEntryView } from "./props.ts";
import { useReference } from "./useReference.ts";

const STEP_STATES = { checking: "now", waiting: "now", paid: "done", returned: "returned" } as const;

/** An entry, and how to reach support about it. */
export interface EntryDetailsProps {
  readonly entry: StatementEntryView;
  /** `null` where there is no need. */
  readonly support: ReactNode;
  /** How long the latest withdrawals took; `null` when that is not known. */
  readonly recent: LongestTime | null;
  /** The steps of a deposit, the oldest first; none where its own time is all that is known. */
  readonly steps: readonly DepositStep[];
}

/** All details of an entry, and one line to copy (§2 Statement). */
export function EntryDetails({ entry, support, recent, steps }: EntryDetailsProps) {
  const { t } = useTranslation("statement");
  const reference = useReference(entry);
  const hidden = use(HiddenAmounts);
  const { activity, name, state, amount, sign, from, to, createdAt } = entry;
  return (
    <div className={styles.content}>
      <div className={styles.amount}>
        <Amount amount={amount} size="large" sign={sign} tone={state === "failed" ? "muted" : "signed"} />
      </div>
      <Note {...entry} recent={recent} />
      {steps.length > 0 && <DepositSteps steps={steps} />}
      <dl className={styles.details}>
        <Detail term={t("entry.activity")}>{activity}</Detail>
        {name !== null && (
          <Detail term={t("entry.name")}>
            <Text text={name} />
          </Detail>
        )}
        <Detail term={t("entry.status")}>
          <StatusBadge state={state}>{t(`state.${state}`)}</StatusBadge>
        </Detail>
        {from !== null && (
          <Detail term={t("entry.from")}>
            <Text text={from} />
          </Detail>
        )}
        {to !== null && (
          <Detail term={t("entry.to")}>
            <Text text={to} />
          </Detail>
        )}
        <Detail term={t("entry.time")}>
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt)}
          </time>
          <span className={styles.ago}>
            <TimeAgo at={createdAt} />
          </span>
        </Detail>
      </dl>
      <div className={styles.reference}>
        <h3 className={styles.heading}>{t("entry.reference")}</h3>
        {/* It contains the amount. */}
        {hidden === null && (
          <p className={styles.line}>
            <MultilingualText text={reference} />
          </p>
        )}
        <div className={styles.actions}>
          <CopyButton text={reference} label={t("entry.copyLabel")} secret={hidden !== null} />
          {support}
        </div>
      </div>
    </div>
  );
}

function Note(props: StatementEntryView & Pick<EntryDetailsProps, "recent">) {
  const { note, createdAt, sentAt, endedAt, recent } = props;
  const { t } = useTranslation("statement");
  switch (note) {
    case null:
      return null;
    case "taken":
      return <Notice tone="warning">{t("entry.taken")}</Notice>;
    case "nothingTaken":
      return <Notice tone="info">{t("entry.nothingTaken")}</Notice>;
    case "checking":
    case "waiting":
    case "paid":
    case "returned": {
      const steps: MoneyStep[] = [{ state: "done", text: t("entry.asked"), at: createdAt }];
      if (sentAt !== null) steps.push({ state: "done", text: t("entry.sent"), at: sentAt });
      const state = STEP_STATES[note];
      const text = t(`entry.${note}`);
      if (state !== "now") steps.push({ state, text, at: endedAt });
      else steps.push({ state, text, at: null, recent });
      return <MoneySteps steps={steps} />;
    }
  }
}

function DepositSteps({ steps }: Pick<EntryDetailsProps, "steps">) {
  const { t } = useTranslation("acts");
  return (
    <MoneySteps steps={steps.map(({ what, at }) => ({ state: "done", text: t(`steps.${what}`), at }))} />
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One box, whatever parts the text has: the term's value is a grid. */
function Text({ text }: { readonly text: string }) {
  return (
    <span>
      <MultilingualText text={text} />
    </span>
  );
}
