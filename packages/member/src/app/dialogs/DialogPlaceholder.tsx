import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, ErrorState, LazyFallback, type NotLoaded, Skeleton } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";

/** Placeholder for a dialog whose code is loading or failed to load. It shows at once, so that a tap has an effect. */
export function DialogPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { t } = useTranslation("site");
  const { close } = useDialogAddress();
  return (
    <Dialog title={t(lazy.kind === "loading" ? "loading" : "trouble.heading")} onClose={close}>
      <LazyFallback lazy={lazy} skeleton={<Skeleton lines={4} />} message={t("trouble.text")} />
    </Dialog>
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
