import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { UnresolvedCall } from "../unresolved/UnresolvedCall.tsx";
import type { TransferDialogProps, TransferPhase } from "./props.ts";
import { TransferForm } from "./TransferForm.tsx";

/** Moving money between the wallet and the game accounts (§2 Dialogs, §5 Transfer). */
export function TransferDialog(props: TransferDialogProps) {
  const { t } = useTranslation("transfer");
  return (
    <Dialog title={t("title")} onClose={props.onClose} pending={props.phase.kind === "pending"}>
      <TransferContent {...props} />
    </Dialog>
  );
}

function TransferContent(props: TransferDialogProps) {
  const { t } = useTranslation("transfer");
  const { accounts, phase, statementHref, onResend, onRetry } = props;
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
  switch (accounts.kind) {
    case "loading":
      return (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton lines={4} />
        </div>
      );
    case "failed":
      return <ErrorState message={accounts.message} onRetry={onRetry} />;
    case "ready":
      return <TransferForm {...props} accounts={accounts} phase={phase} />;
    default:
      return accounts satisfies never;
  }
}

type UnresolvedPhase = Extract<TransferPhase, { kind: "unknown" | "still-running" }>;

function isUnresolved(phase: TransferPhase): phase is UnresolvedPhase {
  return phase.kind === "unknown" || phase.kind === "still-running";
}
