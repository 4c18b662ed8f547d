import { MessageCircle } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { type IdempotencyKey, useGetWalletQuery } from "@member-wallet/api";
import { Button, type FeedbackAction, MoneyOutcome, type MoneyStep, Notice } from "@member-wallet/ui";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { askedAt, isEnded } from "./act.ts";
import { seenOnPage, useActs, useRecord } from "./useRecord.ts";
import styles from "./SentSlipMessage.module.css";
import { useSlipEnd } from "./useSlipEnd.ts";

interface SentSlipMessageProps {
  /** The slip's act. */
  slip: IdempotencyKey;
  /** It shows, and claims its end. */
  onShown: () => void;
  /** Closes the message. */
  onClose: () => void;
  /** The member has closed it: an end that comes now is told elsewhere. */
  isClosing: boolean;
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

function SlipProgress({ slip, onShown, onClose, isClosing }: SentSlipMessageProps) {
  const { t } = useTranslation(["deposit", "acts"]);
  const endOf = useSlipEnd();
  const record = useRecord();
  const act = useActs().find(({ key }) => key === slip);
  const wallet = useGetWalletQuery().data?.wallet.amount;

  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (isClosing) return undefined;
    const release = record.claim(slip);
    shown();
    return release;
  }, [record, slip, isClosing]);

  // A new balance may be the slip's money.
  useEffect(() => {
    if (wallet !== undefined) void record.refresh(slip);
  }, [record, slip, wallet]);

  const hasEnded = act !== undefined && isEnded(act);
  const tellEnd = useEffectEvent(() => {
    if (hasEnded) void record.tell(act, seenOnPage);
  });
  useEffect(() => {
    if (hasEnded && !isClosing) tellEnd();
  }, [hasEnded, isClosing]);

  const received: MoneyStep = {
    state: "done",
    text: t("acts:steps.slip.received"),
    at: act === undefined ? null : askedAt(act),
  };

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

  function progress() {
    if (!hasEnded) {
      const now: MoneyStep = { state: "now", text: t("acts:steps.slip.checking"), at: null };
      return (
        <MoneyOutcome amount={null} steps={[received, now]}>
          {t("deposit:slip.sentText")}
        </MoneyOutcome>
      );
    }
    const { tone, text, support } = endOf(act);
    const { end, progress: known } = act.stand;
    if (end.kind !== "arrived")
      return (
        <Notice tone={tone} action={support && contactSupport(support)}>
          {text}
        </Notice>
      );
    return (
      <MoneyOutcome
        amount={known.amount}
        sign="+"
        steps={[received, { state: "done", text, at: known.endedAt }]}
      />
    );
  }

  return (
    <div aria-live="polite" className={styles.progress}>
      {progress()}
    </div>
  );
}
