import type { Satang, QrProvider } from "@member-wallet/domain";
import { QrDeposit } from "@member-wallet/ui/dialogs/deposit";
import { useQrDeposit } from "./useQrDeposit.ts";

/** A deposit by QR of one maker (§4 QR deposit): the view and what it lives on. */
export function QrPanel({ maker, minimum }: { maker: QrProvider; minimum: Satang }) {
  return <QrDeposit {...useQrDeposit(maker, minimum)} />;
}
