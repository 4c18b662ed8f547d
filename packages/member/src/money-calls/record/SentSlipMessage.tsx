import { MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type IdempotencyKey, useGetWalletQuery } from "@member-wallet/api";
import { Button, Notice } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { slipOutcome } from "./slip-outcome.ts";
import { useActs, useRecord } from "./useRecord.ts";
import { useRefusedSlipSupport } from "./useRefusedSlipSupport.ts";

interface SentSlipMessageProps {
  /** The slip's act. */
  slip: IdempotencyKey;
  /** It shows, and claims the verdict. */
  onShown: () => void;
  /** Closes the message. */
  onClose: () => void;
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

function SlipProgress({ slip, onShown, onClose }: SentSlipMessageProps) {
  const { t } = useTranslation("deposit");
  const { verdictAndAdvice } = useSlipLabels();
  const supportFor = useRefusedSlipSupport();
  const record = useRecord();
  const act = useActs().find(({ key }) => key === slip);
  const wallet = useGetWalletQuery().data?.wallet.amount;

  useEffect(() => {
    const release = record.claim(slip);
    onShown();
    return release;
    // oxlint-disable-next-line react/exhaustive-deps -- Once for the message.
  }, [record, slip]);

  // A new balance may be the slip's money.
  useEffect(() => {
    if (wallet !== undefined) void record.refresh(slip);
  }, [record, slip, wallet]);

  const isDecided = act?.stand.kind === "decided";
  useEffect(() => {
    if (act !== undefined && isDecided) void record.tell(act, async () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- Once for the verdict.
  }, [record, isDecided]);

  if (act?.stand.kind !== "decided") return <div aria-live="polite">{t("slip.sentText")}</div>;
  const { stand, began } = act;

  function contactSupport() {
    const { label, onSelect } = supportFor(stand, began);
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

  const { kind } = stand.verdict;
  return (
    <div aria-live="polite">
      <Notice
        tone={kind === "arrived" ? "positive" : "danger"}
        action={kind === "rejected" && contactSupport()}
      >
        {verdictAndAdvice(slipOutcome(stand))}
      </Notice>
    </div>
  );
}
