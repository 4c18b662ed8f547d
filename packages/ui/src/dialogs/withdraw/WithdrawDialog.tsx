import { withdrawOffer } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { UnresolvedCall } from "../unresolved/UnresolvedCall.tsx";
import type { WithdrawDialogProps, WithdrawPhase } from "./props.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Taking money out to the member's own bank account (§2 Dialogs, §5 Withdraw). */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { t } = useTranslation("withdraw");
  return (
    <Dialog title={t("title")} onClose={props.onClose} pending={props.phase.kind === "pending"}>
      <Content {...props} />
    </Dialog>
  );
}

function Content(props: WithdrawDialogProps) {
  const { t } = useTranslation("withdraw");
  const { content, phase, statementHref, onResend, onRetry } = props;
  if (isUnresolved(phase)) {
    const words = phase.kind === "unknown" ? "unknown" : "stillRunning";
    return (
      <UnresolvedCall
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        statement={{ label: t("openStatement"), href: statementHref }}
        resend={phase.resend ? { label: t("resend"), onPress: onResend } : null}
      />
    );
  }
  switch (content.kind) {
    case "loading":
      return (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton lines={4} />
        </div>
      );
    case "failed":
      return <ErrorState message={content.message} onRetry={onRetry} />;
    case "limits-failed":
      return (
        <ErrorState
          message={t("limitsFailed", { reason: content.reason })}
          onRetry={onRetry}
          pending={content.retrying}
        />
      );
    case "ready": {
      const offer = withdrawOffer(content.limits, content.balance.total);
      return offer.kind === "closed" ? (
        <Closed updating={content.updating} onRetry={onRetry} />
      ) : (
        <WithdrawForm {...props} content={content} offer={offer} phase={phase} />
      );
    }
    default:
      return content satisfies never;
  }
}

/** No amount lies within the limits: the operator takes no withdrawals now. */
function Closed({ updating, onRetry }: { updating: boolean; onRetry: () => void }) {
  const { t } = useTranslation("withdraw");
  return (
    <Notice
      tone="warning"
      title={t("closed.title")}
      announced
      action={
        <Button size="small" pending={updating} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("closed.text")}
    </Notice>
  );
}

type UnresolvedPhase = Extract<WithdrawPhase, { kind: "unknown" | "still-running" }>;

function isUnresolved(phase: WithdrawPhase): phase is UnresolvedPhase {
  return phase.kind === "unknown" || phase.kind === "still-running";
}
