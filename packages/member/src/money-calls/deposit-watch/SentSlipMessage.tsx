import { MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SlipReason, useGetWalletQuery } from "@member-wallet/api";
import { Button, Notice } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { slipOutcome } from "./slip-outcome.ts";
import { useDepositStates, useDepositWatch } from "./useDepositWatch.ts";
import { useRefusedSlipSupport } from "./useRefusedSlipSupport.ts";
import type { DepositEnd, WatchedDeposit } from "./watched-deposit.ts";

interface SentSlipMessageProps {
  reference: string | null;
  /** Closes the message. */
  onClose: () => void;
}

/** A slip on which the operator has decided. */
interface DecidedSlip {
  deposit: WatchedDeposit;
  end: Extract<DepositEnd, { kind: "accepted" | "refused" }>;
}

/**
 * The body of the message that a slip arrived: that it is being checked, and its verdict once there is one, so that it
 * never shows "checking" beside a balance that shows the money; "contact support" beside a refusal. While it is open, no
 * other place shows the verdict.
 */
export function SentSlipMessage(props: SentSlipMessageProps) {
  return (
    <HideableAmounts>
      <SlipProgress {...props} />
    </HideableAmounts>
  );
}

function SlipProgress({ reference, onClose }: SentSlipMessageProps) {
  const { t } = useTranslation("deposit");
  const { verdictAndAdvice } = useSlipLabels();
  const supportFor = useRefusedSlipSupport();
  const decided = useDecidedSlip(reference);

  function contactSupport(deposit: WatchedDeposit, reason: SlipReason | null) {
    const { label, onSelect } = supportFor(deposit, reason);
    const select = () => {
      onClose();
      onSelect();
    };
    return (
      <Button size="small" icon={MessageCircle} onClick={select}>
        {label}
      </Button>
    );
  }

  if (decided === null) return <div aria-live="polite">{t("slip.sentText")}</div>;
  const { deposit, end } = decided;
  return (
    <div aria-live="polite">
      <Notice
        tone={end.kind === "accepted" ? "positive" : "danger"}
        action={end.kind === "refused" && contactSupport(deposit, end.reason)}
      >
        {verdictAndAdvice(slipOutcome(end))}
      </Notice>
    </div>
  );
}

/** A watched slip once there is a verdict on it; `null` until then. */
function useDecidedSlip(reference: string | null): DecidedSlip | null {
  const deposits = useDepositWatch();
  const [decided, setDecided] = useState<DecidedSlip | null>(null);
  const state = useDepositStates().find(({ deposit }) => deposit.id === reference);
  const wallet = useGetWalletQuery().data?.wallet.amount;

  useEffect(() => (reference === null ? undefined : deposits.claim(reference)), [reference, deposits]);

  // A new balance may be the slip's money.
  useEffect(() => {
    if (reference !== null && wallet !== undefined) void deposits.refresh(reference);
  }, [reference, deposits, wallet]);

  // It stays shown after the watch has dropped the slip.
  const end = state?.end;
  if (decided === null && state && (end?.kind === "accepted" || end?.kind === "refused")) {
    setDecided({ deposit: state.deposit, end });
  }

  useEffect(() => {
    if (reference !== null && decided !== null) deposits.drop(reference);
  }, [reference, decided, deposits]);

  return decided;
}
