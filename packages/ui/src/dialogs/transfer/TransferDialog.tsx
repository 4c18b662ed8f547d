import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { EMPTY_TRANSFER_DRAFT, type TransferAccounts, type TransferDialogProps } from "./props.ts";
import { TransferForm } from "./TransferForm.tsx";

const SAMPLE: TransferAccounts = {
  wallet: SAMPLE_AMOUNT,
  games: [{ code: "", name: SAMPLE_TEXT, balance: SAMPLE_AMOUNT }],
  allGames: true,
  updating: false,
};

/** Moving money between the wallet and the game accounts (§2 Dialogs, §5 Transfer). */
export function TransferDialog(props: TransferDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("transfer")} steady onClose={props.onClose} pending={props.pending !== null}>
      {props.unresolved ?? (
        <LoadableContent
          content={props.accounts}
          skeleton={
            <ContentSkeleton>
              <TransferForm {...props} accounts={SAMPLE} draft={EMPTY_TRANSFER_DRAFT} />
            </ContentSkeleton>
          }
        >
          {(loaded) => <TransferForm {...props} accounts={loaded} />}
        </LoadableContent>
      )}
    </Dialog>
  );
}
