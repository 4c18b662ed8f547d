import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { ActiveAccount } from "./ActiveAccount.tsx";
import styles from "./GameDialog.module.css";
import { InactiveAccount } from "./InactiveAccount.tsx";
import type { GameDialogData, GameDialogProps } from "./props.ts";

/** A game account (§2 Dialogs): opening it, moving money in and out, its login, and playing. */
export function GameDialog(props: GameDialogProps) {
  const { t } = useTranslation("dialogs");
  const { content, phase, moving, unresolved, activation, onClose } = props;
  const account = content.kind === "ready" && content.data ? content.data.account : null;
  // An open account shows what is unresolved among its buttons, every other state above all.
  const hasPlace = content.kind === "loading" || account?.opening.kind === "active";
  return (
    <Dialog
      title={account?.name ?? t("game")}
      onClose={onClose}
      pending={phase.kind === "pending" || moving !== null || activation.pending}
    >
      {!hasPlace && unresolved !== null && <div className={styles.unresolved}>{unresolved}</div>}
      <LoadableContent content={content} skeleton={<DialogBodySkeleton />}>
        {(data) => <GameContent {...props} data={data} />}
      </LoadableContent>
    </Dialog>
  );
}

function GameContent(props: GameDialogProps & { readonly data: GameDialogData | null }) {
  const { t } = useTranslation("game");
  const { data } = props;
  if (data === null)
    return <EmptyState icon={Gamepad2} title={t("missing.title")} message={t("missing.text")} />;
  const { account, wallet } = data;
  return account.opening.kind === "active" ? (
    <ActiveAccount {...props} account={account} opening={account.opening} wallet={wallet} />
  ) : (
    <InactiveAccount {...props} />
  );
}
