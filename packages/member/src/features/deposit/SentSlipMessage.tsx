import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import { Notice } from "@member-wallet/ui";
import { type SlipOutcome, useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { slipOutcome } from "../deposit-watch/slip-outcome.ts";
import { useDepositStates, useDepositWatch } from "../deposit-watch/useDepositWatch.ts";

/**
 * The body of the message that a slip arrived: that it is being checked, and its verdict once there is one, so that it
 * never shows "checking" beside a balance that shows the money. While it is open, no other place shows the verdict.
 */
export function SentSlipMessage({ reference }: { reference: string | null }) {
  const { t } = useTranslation("deposit");
  const { verdictAndAdvice } = useSlipLabels();
  const verdict = useVerdict(reference);
  return (
    <div aria-live="polite">
      {verdict === null ? (
        t("slip.sentText")
      ) : (
        <Notice tone={verdict.state === "success" ? "positive" : "danger"}>
          {verdictAndAdvice(verdict)}
        </Notice>
      )}
    </div>
  );
}

/** The verdict on a watched slip; `null` until there is one. */
function useVerdict(reference: string | null): SlipOutcome | null {
  const deposits = useDepositWatch();
  const [verdict, setVerdict] = useState<SlipOutcome | null>(null);
  const end = useDepositStates().find(({ deposit }) => deposit.id === reference)?.end ?? null;
  const wallet = useGetWalletQuery().data?.wallet.amount;

  useEffect(() => (reference === null ? undefined : deposits.claim(reference)), [reference, deposits]);

  // A new balance may be the slip's money.
  useEffect(() => {
    if (reference !== null && wallet !== undefined) void deposits.refresh(reference);
  }, [reference, deposits, wallet]);

  // It stays shown after the watch has dropped the slip.
  if (verdict === null && (end?.kind === "accepted" || end?.kind === "refused")) setVerdict(slipOutcome(end));

  useEffect(() => {
    if (reference !== null && verdict !== null) deposits.drop(reference);
  }, [reference, verdict, deposits]);

  return verdict;
}
