import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, ErrorState, LazyFallback, type NotLoaded, Skeleton } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";

/** Stands for a dialog whose code is on its way: at once, so that a tap is seen to work; or could not be fetched. */
export function DialogPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { t } = useTranslation("site");
  const { close } = useDialogAddress();
  return (
    <Dialog title={t(lazy.kind === "loading" ? "loading" : "trouble.heading")} onClose={close}>
      <LazyFallback lazy={lazy} skeleton={<Skeleton lines={4} />} message={t("trouble.text")} />
    </Dialog>
  );
}

/** Stands for a dialog that broke. */
export function DialogErrorFallback({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation("site");
  const { close } = useDialogAddress();
  return (
    <Dialog title={t("trouble.heading")} onClose={close}>
      <ErrorState message={t("trouble.text")} onRetry={onRetry} />
    </Dialog>
  );
}
