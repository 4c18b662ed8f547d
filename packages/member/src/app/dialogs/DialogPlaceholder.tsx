import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import {
  Dialog,
  DialogBodyHeight,
  DialogBodySkeleton,
  ErrorState,
  LazyFallback,
  type NotLoaded,
} from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { DIALOG_SHAPES, INACTIVE_GAME_HEIGHT } from "./dialog-shapes.ts";

/**
 * Placeholder for a dialog whose code is loading or failed to load. It shows at once, so that a tap has an effect, and
 * has the title, the width and the height of the dialog.
 */
export function DialogPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { address } = useDialogAddress();
  return address && <PlaceholderOf address={address} lazy={lazy} />;
}

function PlaceholderOf({ address, lazy }: { address: DialogAddress; lazy: NotLoaded }) {
  const { t } = useTranslation(["dialogs", "site"]);
  const { close } = useDialogAddress();
  const { data: wallet } = useGetWalletQuery(undefined, { skip: address.kind !== "game" });
  const game = address.kind === "game" && wallet?.slots.find(({ code }) => code === address.code);
  const { size, steady, height } = DIALOG_SHAPES[address.kind];
  const title = game
    ? game.name
    : t(`dialogs:${address.kind}`, "code" in address ? { code: address.code } : {});
  return (
    <DialogBodyHeight value={game && !game.isActive ? INACTIVE_GAME_HEIGHT : height}>
      <Dialog
        title={lazy.kind === "loading" ? title : t("site:trouble.heading")}
        size={size}
        steady={steady}
        onClose={close}
      >
        <LazyFallback lazy={lazy} skeleton={<DialogBodySkeleton />} message={t("site:trouble.text")} />
      </Dialog>
    </DialogBodyHeight>
  );
}

/** Shown instead of a dialog that threw while rendering. */
export function DialogErrorFallback({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation("site");
  const { close } = useDialogAddress();
  return (
    <Dialog title={t("trouble.heading")} onClose={close}>
      <ErrorState message={t("trouble.text")} onRetry={onRetry} />
    </Dialog>
  );
}
