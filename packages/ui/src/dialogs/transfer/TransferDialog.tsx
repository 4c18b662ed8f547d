import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { isUnresolved } from "../../unresolved-call/call-phase.ts";
import { UnresolvedMoney } from "../../unresolved-call/UnresolvedMoney.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import type { TransferDialogProps } from "./props.ts";
import { TransferForm } from "./TransferForm.tsx";

/** Moving money between the wallet and the game accounts (§2 Dialogs, §5 Transfer). */
export function TransferDialog(props: TransferDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("transfer")} onClose={props.onClose} pending={props.phase.kind === "pending"}>
      <TransferContent {...props} />
    </Dialog>
  );
}

function TransferContent(props: TransferDialogProps) {
  const { accounts, phase, statementHref, support, onResend } = props;
  if (isUnresolved(phase)) {
    return (
      <UnresolvedMoney
        of="transfer"
        phase={phase}
        statementHref={statementHref}
        support={support}
        onResend={onResend}
      />
    );
  }
  return (
    <LoadableContent content={accounts} skeleton={<DialogBodySkeleton />}>
      {(loaded) => <TransferForm {...props} accounts={loaded} phase={phase} />}
    </LoadableContent>
  );
}
