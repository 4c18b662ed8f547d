import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "@member-wallet/ui";
import { SlipOfEarlierTransfer } from "../../features/deposit/SlipOfEarlierTransfer.tsx";
import type { DialogKind } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { BreakNotice } from "../../protection/BreakNotice.tsx";

/** Says that a dialog is closed during the break; money that was sent before still finds its way by its slip. */
export function OnBreakDialog({ kind, until }: { kind: DialogKind; until: number }) {
  const { t } = useTranslation("profile");
  const { close } = useDialogAddress();
  const [uploading, setUploading] = useState(false);
  return (
    <Dialog title={t("protection.break.heading")} steady pending={uploading} onClose={close}>
      <BreakNotice until={until} />
      {kind === "deposit" && <SlipOfEarlierTransfer onBusy={setUploading} />}
    </Dialog>
  );
}
