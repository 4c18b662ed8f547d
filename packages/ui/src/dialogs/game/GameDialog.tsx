import { Gamepad2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { ActiveAccount } from "./ActiveAccount.tsx";
import styles from "./GameDialog.module.css";
import { InactiveAccount } from "./InactiveAccount.tsx";
import type { GameDialogData, GameDialogProps } from "./props.ts";

const SAMPLE: GameDialogData = {
  wallet: SAMPLE_AMOUNT,
  account: {
    code: "",
    name: "",
    logo: null,
    android: null,
    ios: null,
    opening: {
      kind: "active",
      balance: SAMPLE_AMOUNT,
      rate: 1,
      launch: "auto-login",
      login: { kind: "ready", data: { username: SAMPLE_TEXT, password: "" } },
    },
  },
};

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
      steady
      onClose={onClose}
      pending={phase.kind === "pending" || moving !== null || activation.pending}
    >
      {!hasPlace && unresolved !== null && <div className={styles.unresolved}>{unresolved}</div>}
      <LoadableContent
        content={content}
        skeleton={
          <ContentSkeleton>
            <GameContent {...props} data={SAMPLE} />
          </ContentSkeleton>
        }
      >
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
