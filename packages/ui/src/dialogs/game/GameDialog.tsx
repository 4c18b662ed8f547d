import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { ActiveAccount } from "./ActiveAccount.tsx";
import { InactiveAccount } from "./InactiveAccount.tsx";
import type { GameDialogProps } from "./props.ts";

/** A game account (§2 Dialogs): opening it, moving money in and out, its login, and playing. */
export function GameDialog(props: GameDialogProps) {
  const { t } = useTranslation("game");
  const { content, phase, onClose } = props;
  const title = content.kind === "ready" ? content.account.name : t("title");
  return (
    <Dialog title={title} onClose={onClose} pending={phase.kind === "pending"}>
      <GameContent {...props} />
    </Dialog>
  );
}

function GameContent(props: GameDialogProps) {
  const { t } = useTranslation("game");
  const { content, onRetry } = props;
  switch (content.kind) {
    case "loading":
      return <DialogBodySkeleton lines={3} />;
    case "failed":
      return <ErrorState message={content.message} onRetry={onRetry} />;
    case "missing":
      return <EmptyState icon={Gamepad2} title={t("missing.title")} message={t("missing.text")} />;
    case "ready": {
      const { account, wallet } = content;
      return account.opening.kind === "active" ? (
        <ActiveAccount {...props} account={account} opening={account.opening} wallet={wallet} />
      ) : (
        <InactiveAccount {...props} />
      );
    }
    default:
      return content satisfies never;
  }
}
