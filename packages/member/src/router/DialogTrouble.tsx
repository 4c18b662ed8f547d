import { useTranslation } from "react-i18next";
import { Dialog, ErrorState, Skeleton } from "@member-wallet/ui";

/** Stands for a dialog whose code could not be fetched. */
export function DialogTrouble({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation("site");
  return (
    <Dialog title={t("trouble.heading")} onClose={onClose}>
      <ErrorState message={t("trouble.text")} onRetry={onRetry} />
    </Dialog>
  );
}

/** Stands for a dialog whose code is on its way: at once, so that a tap is seen to work on a slow line. */
export function DialogWaiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("site");
  return (
    <Dialog title={t("loading")} onClose={onClose}>
      <Skeleton lines={4} />
    </Dialog>
  );
}
