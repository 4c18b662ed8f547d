import { formatAmount, formatCount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../../notice/Notice.tsx";
import styles from "./DepositFactsList.module.css";
import type { DepositFacts, DepositMethod } from "./props.ts";

/** What is good to know before paying (§9), as far as the operator says it and this method needs it. */
export function DepositFactsList({
  facts,
  about,
}: {
  readonly facts: DepositFacts;
  readonly about: DepositMethod["kind"] | "all";
}) {
  const { t } = useTranslation("deposit");
  const lines = useFactLines(facts, about);
  return (
    <aside className={styles.facts} aria-label={t("notes.heading")}>
      {facts.isManual && (about === "account" || about === "all") && (
        <Notice tone="info">{t("notes.manual")}</Notice>
      )}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

function useFactLines(facts: DepositFacts, about: DepositMethod["kind"] | "all"): string[] {
  const { t } = useTranslation("deposit");
  const { minimum, slipWithinMinutes, slipClosed, qrMinutes, turnover } = facts;
  const slips = about === "account" || about === "all";
  // The other methods have minimums of their own, which their fields say.
  const account = about === "account" || about === "account-auto";
  return [
    t("notes.credited"),
    account && minimum !== null && t("notes.minimum", { amount: formatAmount(minimum) }),
    slips &&
      slipWithinMinutes !== null &&
      t("notes.slipWithin", { count: slipWithinMinutes, minutes: formatCount(slipWithinMinutes) }),
    slips && slipClosed !== null && t("notes.slipClosed", slipClosed),
    about === "qr" &&
      (qrMinutes === null
        ? t("notes.qrOnce")
        : t("notes.qrOnceWithin", { count: qrMinutes, minutes: formatCount(qrMinutes) })),
    // A multiple is no count: one and a half times stays that.
    turnover !== null && t("notes.turnover", { times: String(Math.round(turnover * 100) / 100) }),
  ].filter((line) => line !== false);
}
