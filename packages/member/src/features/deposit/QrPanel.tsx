import type { Satang, QrProvider } from "@member-wallet/domain";
import { QrDeposit } from "@member-wallet/ui/dialogs/deposit";
import { useQrDeposit } from "./useQrDeposit.ts";

/** A deposit by one provider's QR (§4 QR deposit): connects the view to its data. */
export function QrPanel({ provider, minimum }: { provider: QrProvider; minimum: Satang }) {
  return <QrDeposit {...useQrDeposit(provider, minimum)} />;
}
