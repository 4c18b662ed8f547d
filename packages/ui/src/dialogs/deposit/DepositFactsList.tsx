import { formatAmount, formatCount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../../notice/Notice.tsx";
import styles from "./DepositFactsList.module.css";
import type { DepositFacts, DepositMethod } from "./props.ts";

/** Notes to read before paying (§9), those that the operator provides and that concern this method. */
export function DepositFactsList({
  facts,
  about,
}: {
  readonly facts: DepositFacts;
  readonly about: DepositMethod["kind"] | "all";
}) {
  const { t } = useTranslation("deposit");
  // Of deposits that are checked by hand, nothing says how soon the money comes.
  const byHand = facts.isManual && (about === "account" || about === "all");
  const lines = useFactLines(facts, about, byHand);
  return (
    <aside className={styles.facts} aria-label={t("notes.heading")}>
      {byHand && <Notice tone="info">{t("notes.manual")}</Notice>}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

function useFactLines(facts: DepositFacts, about: DepositMethod["kind"] | "all", byHand: boolean): string[] {
  const { t } = useTranslation("deposit");
  const { minimum, slipWithinMinutes, slipClosed, qrMinutes, turnover } = facts;
  const slips = about === "account" || about === "all";
  // The other methods have their own minimums, which their fields show.
  const account = about === "account" || about === "account-auto";
  return [
    !byHand && t("notes.credited"),
    account && minimum !== null && t("notes.minimum", { amount: formatAmount(minimum) }),
    slips &&
      slipWithinMinutes !== null &&
      t("notes.slipWithin", { count: slipWithinMinutes, minutes: formatCount(slipWithinMinutes) }),
    slips && slipClosed !== null && t("notes.slipClosed", slipClosed),
    about === "qr" &&
      (qrMinutes === null
        ? t("notes.qrOnce")
        : t("notes.qrOnceWithin", { count: qrMinutes, minutes: formatCount(qrMinutes) })),
    // A multiple may be a fraction, such as 1.5.
    turnover !== null && t("notes.turnover", { times: String(Math.round(turnover * 100) / 100) }),
  ].filter((line) => line !== false);
}
