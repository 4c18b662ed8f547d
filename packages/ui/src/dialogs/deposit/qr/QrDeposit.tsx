import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../../button/Button.tsx";
import { TextLink } from "../../../link/TextLink.tsx";
import { MoneyOutcome } from "../../../money-outcome/MoneyOutcome.tsx";
import type { MoneyStep } from "../../../money-steps/MoneySteps.tsx";
import { Notice } from "../../../notice/Notice.tsx";
import { LoadableContent } from "../../../loadable/LoadableContent.tsx";
import { useNotReceivedTitle } from "./useNotReceivedTitle.ts";
import { ContentSkeleton } from "../../../skeleton/ContentSkeleton.tsx";
import styles from "./QrDeposit.module.css";
import { OpenQr } from "./OpenQr.tsx";
import type { ConfirmingQrState, QrDepositProps, QrState } from "./props.ts";
import { QrForm } from "./QrForm.tsx";

/** A deposit by QR (§4): an amount, then the code with its countdown, until it is paid, cancelled or expired. */
export function QrDeposit(props: QrDepositProps) {
  const { content, unresolved } = props;
  if (unresolved !== null) return <>{unresolved}</>;
  return (
    <LoadableContent
      content={content}
      skeleton={
        <ContentSkeleton>
          <QrForm {...props} />
        </ContentSkeleton>
      }
    >
      {(qr) => <LoadedQr {...props} qr={qr} />}
    </LoadableContent>
  );
}

function LoadedQr(props: QrDepositProps & { readonly qr: QrState }) {
  const { t } = useTranslation("deposit");
  const { qr } = props;
  switch (qr.kind) {
    case "none":
      return <QrForm {...props} />;
    case "open":
      return <OpenQr {...props} qr={qr} />;
    case "confirming":
      return <ConfirmingQr {...qr} />;
    case "over":
      return <ClosedQr {...props} title={t("qr.overTitle")} text={t("qr.overText")} />;
    case "not-received":
      return <NotReceivedQr {...props} expected={qr.amount} />;
    default:
      return qr satisfies never;
  }
}

function ConfirmingQr({ amount, created, paidAt }: ConfirmingQrState) {
  const { t } = useTranslation(["deposit", "acts"]);
  const steps: readonly MoneyStep[] = [
    ...(created === null ? [] : [{ state: "done", text: t("acts:steps.qr.created"), at: created } as const]),
    ...(paidAt === null ? [] : [{ state: "done", text: t("acts:steps.qr.paid"), at: paidAt } as const]),
    { state: "now", text: t("acts:steps.qr.confirming"), at: null },
  ];
  return (
    <div aria-live="polite">
      <MoneyOutcome amount={amount} steps={steps}>
        <p className={styles.lead}>{t("deposit:arrival.confirmingText")}</p>
      </MoneyOutcome>
    </div>
  );
}

function NotReceivedQr(props: QrDepositProps & { readonly expected: Satang | null }) {
  const { t } = useTranslation("deposit");
  const title = useNotReceivedTitle()(props.expected);
  return <ClosedQr {...props} title={title} text={t("arrival.notReceivedText")} />;
}

interface ClosedQrProps extends Pick<QrDepositProps, "statementHref" | "support" | "onRetry"> {
  readonly title: string;
  readonly text: string;
}

/** A closed QR: a member who paid must not pay again, and gets links to find the payment. */
function ClosedQr({ title, text, statementHref, support, onRetry }: ClosedQrProps) {
  const { t } = useTranslation("deposit");
  return (
    <div className={styles.stack}>
      <Notice
        tone="warning"
        announced
        title={title}
        action={
          <div className={styles.links}>
            <TextLink to={statementHref} variant="standalone">
              {t("qr.openStatement")}
            </TextLink>
            {support}
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
