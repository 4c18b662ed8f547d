import { type ReactNode, startTransition, useState } from "react";
import type { Banner } from "@member-wallet/api";
import { BannersDialog, isShown } from "@member-wallet/ui/dialogs/banners";
import { useDialogAddress } from "../navigation/useDialogAddress.ts";

interface BannerStepProps {
  /** The title of the dialog that follows. */
  title: string;
  /** The query of the banners. */
  query: { currentData?: readonly Banner[] | undefined; isError: boolean };
  /** The dialog that follows. */
  children: ReactNode;
}

/**
 * The operator's banners before a dialog (§2 Member home), under the dialog's own address: Back closes both. Without
 * banners, or when they do not load, the dialog opens directly; nobody has to wait for them.
 */
export function BannerStep({ title, query, children }: BannerStepProps) {
  const { close } = useDialogAddress();
  const [seen, setSeen] = useState(false);
  const banners = query.currentData?.filter(isShown);
  if (seen || query.isError || banners?.length === 0) return children;
  return (
    <BannersDialog
      title={title}
      banners={banners ?? null}
      // The press is painted before the dialog that follows is drawn.
      onContinue={() => startTransition(() => setSeen(true))}
      onClose={close}
    />
  );
}
