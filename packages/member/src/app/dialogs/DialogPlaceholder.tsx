import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import {
  Dialog,
  type DialogProps,
  ErrorState,
  LazyFallback,
  type NotLoaded,
  Skeleton,
} from "@member-wallet/ui";
import type { DialogAddress, DialogKind } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { DialogHostPlaceholder } from "../layouts/OverlayPlaceholder.tsx";

/** The width of each dialog that hasn't the usual one; `null` for the forms of one field, which are as high as their content. */
const SIZES: Partial<Record<DialogKind, DialogProps["size"] | null>> = {
  games: "large",
  conditions: "large",
  agreement: "large",
  slips: "large",
  "edit-profile": null,
  "bank-account-name": null,
};

/**
 * Placeholder for a dialog whose code is loading or failed to load. It shows at once, so that a tap has an effect, and
 * has the title and the frame of the dialog; where the frame's height is not known beforehand, it is a bar over the page.
 */
export function DialogPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { address } = useDialogAddress();
  return address && <PlaceholderOf address={address} lazy={lazy} />;
}

function PlaceholderOf({ address, lazy }: { address: DialogAddress; lazy: NotLoaded }) {
  const { t } = useTranslation(["dialogs", "site"]);
  const { close } = useDialogAddress();
  const { data: wallet } = useGetWalletQuery(undefined, { skip: address.kind !== "game" });
  const size = SIZES[address.kind];
  if (size === null) return <DialogHostPlaceholder lazy={lazy} />;
  const game = address.kind === "game" && wallet?.slots.find(({ code }) => code === address.code);
  const title = game
    ? game.name
    : t(`dialogs:${address.kind}`, "code" in address ? { code: address.code } : {});
  return (
    <Dialog
      title={lazy.kind === "loading" ? title : t("site:trouble.heading")}
      size={size}
      steady
      onClose={close}
    >
      <LazyFallback lazy={lazy} skeleton={<Unknown />} message={t("site:trouble.text")} />
    </Dialog>
  );
}

/** The shape of the content comes with its code. */
function Unknown() {
  return (
    <div aria-busy="true">
      <Skeleton lines={3} />
    </div>
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
