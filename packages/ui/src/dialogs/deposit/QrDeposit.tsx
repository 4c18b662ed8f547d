import type { QrProvider, Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { ConfirmingNotice } from "../../awaited-deposits/ConfirmingNotice.tsx";
import { Button } from "../../button/Button.tsx";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { type CallPhase, isUnresolved } from "../unresolved/call-phase.ts";
import { useNotReceivedTitle } from "./useNotReceivedTitle.ts";
import { UnresolvedCall } from "../unresolved/UnresolvedCall.tsx";
import { DialogBodySkeleton } from "../waiting/DialogBodySkeleton.tsx";
import styles from "./Deposit.module.css";
import { OpenQr } from "./OpenQr.tsx";
import type { QrContent } from "./props.ts";
import { QrForm } from "./QrForm.tsx";

export interface QrDepositProps {
  readonly maker: QrProvider;
  /** The least that this way takes (`depositMinimum`). */
  readonly minimum: Satang;
  readonly content: QrContent;
  /** Where the creation stands. A refusal is said by the caller, as a toast (§8). */
  readonly phase: CallPhase;
  /** As typed. */
  readonly amount: string;
  /** The clock of the QR's deadline; must stay the same function. */
  readonly now: () => number;
  readonly statementHref: string;
  readonly contactHref: string;
  readonly onAmount: (text: string) => void;
  readonly onCreate: () => void;
  /** Called after the member confirmed; rejects when it could not be cancelled. */
  readonly onCancel: (id: string) => Promise<unknown>;
  /** The member says that they paid. */
  readonly onDone: () => void;
  /** The countdown reached 00:00. */
  readonly onExpire: () => void;
  /** From a QR that is no more, back to the form. */
  readonly onRetry: () => void;
  /** Asks for the QR anew, or for the outcome of its creation. */
  readonly onCheck: () => void;
}

/** A deposit by QR (§4): an amount, then the code with its countdown, until it is paid, cancelled or over. */
export function QrDeposit(props: QrDepositProps) {
  const { t } = useTranslation("deposit");
  const { content, phase, onCheck } = props;
  if (isUnresolved(phase)) {
    const unknown = phase.kind === "unknown";
    return (
      <UnresolvedCall
        title={unknown ? t("qr.unknownTitle") : t("qr.stillRunningTitle")}
        text={unknown ? t("qr.unknownText") : t("qr.stillRunningText")}
        // No money moves by asking for a code.
        place={null}
        check={{ label: t("qr.check"), onPress: onCheck }}
        onResend={null}
      />
    );
  }
  switch (content.kind) {
    case "loading":
      return <DialogBodySkeleton lines={2} />;
    case "failed":
      return <ErrorState message={content.message} onRetry={onCheck} />;
    case "none":
      return <QrForm {...props} pending={phase.kind === "pending"} />;
    case "open":
      return <OpenQr {...props} qr={content} />;
    case "confirming":
      return <ConfirmingQr amount={content.amount} />;
    case "over":
      return <ClosedQr {...props} title={t("qr.overTitle")} text={t("qr.overText")} />;
    case "not-received":
      return <NotReceivedQr {...props} expected={content.amount} />;
    default:
      return content satisfies never;
  }
}

/** A QR that was paid or cancelled elsewhere: which of the two is being found out. */
function ConfirmingQr({ amount }: { readonly amount: Satang | null }) {
  const { t } = useTranslation("deposit");
  return (
    <Notice tone="info" announced>
      <strong>
        <ConfirmingNotice amount={amount} />
      </strong>
      <p className={styles.lead}>{t("arrival.confirmingText")}</p>
    </Notice>
  );
}

function NotReceivedQr(props: QrDepositProps & { readonly expected: Satang | null }) {
  const { t } = useTranslation("deposit");
  const title = useNotReceivedTitle()(props.expected);
  return <ClosedQr {...props} title={title} text={t("arrival.notReceivedText")} />;
}

interface ClosedQrProps extends Pick<QrDepositProps, "statementHref" | "contactHref" | "onRetry"> {
  readonly title: string;
  readonly text: string;
}

/** A QR that is no more: whoever paid must not pay again, and finds the ways to what became of it. */
function ClosedQr({ title, text, statementHref, contactHref, onRetry }: ClosedQrProps) {
  const { t } = useTranslation("deposit");
  return (
    <div className={styles.stack}>
      <Notice
        tone="warning"
        announced
        title={title}
        action={
          <div className={styles.ways}>
            <TextLink to={statementHref} variant="standalone">
              {t("qr.openStatement")}
            </TextLink>
            <TextLink to={contactHref} variant="standalone">
              {t("qr.contact")}
            </TextLink>
          </div>
        }
      >
        {text}
      </Notice>
      <Button block onClick={onRetry}>
        {t("qr.again")}
      </Button>
    </div>
  );
}
