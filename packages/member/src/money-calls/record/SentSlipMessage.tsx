import { MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type IdempotencyKey, useGetWalletQuery } from "@member-wallet/api";
import { Button, type FeedbackAction, Notice } from "@member-wallet/ui";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { isEnded } from "./act.ts";
import { useActs, useRecord } from "./useRecord.ts";
import { useSlipEnd } from "./useSlipEnd.ts";

interface SentSlipMessageProps {
  /** The slip's act. */
  slip: IdempotencyKey;
  /** It shows, and claims its end. */
  onShown: () => void;
  /** Closes the message. */
  onClose: () => void;
}

/**
 * The body of the message that a slip arrived: that it is being checked, and its end once that is known, so that it
 * never shows "checking" beside a balance that shows the money; "contact support" where none arrived. While it is open,
 * no other place shows its end.
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
  const endOf = useSlipEnd();
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

  const hasEnded = act !== undefined && isEnded(act);
  useEffect(() => {
    if (hasEnded) void record.tell(act, async () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- Once for its end.
  }, [record, hasEnded]);

  if (!hasEnded) return <div aria-live="polite">{t("slip.sentText")}</div>;
  const { tone, text, support } = endOf(act);

  function contactSupport({ label, onSelect }: FeedbackAction) {
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

  return (
    <div aria-live="polite">
      <Notice tone={tone} action={support && contactSupport(support)}>
        {text}
      </Notice>
    </div>
  );
}
