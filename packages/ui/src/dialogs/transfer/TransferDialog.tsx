import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import type { TransferDialogProps } from "./props.ts";
import { TransferForm } from "./TransferForm.tsx";

/** Moving money between the wallet and the game accounts (§2 Dialogs, §5 Transfer). */
export function TransferDialog(props: TransferDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("transfer")} onClose={props.onClose} pending={props.pending !== null}>
      {props.unresolved ?? (
        <LoadableContent content={props.accounts} skeleton={<DialogBodySkeleton />}>
          {(loaded) => <TransferForm {...props} accounts={loaded} />}
        </LoadableContent>
      )}
    </Dialog>
  );
}
