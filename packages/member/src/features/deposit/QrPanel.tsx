import type { Satang, QrProvider } from "@member-wallet/domain";
import { QrDeposit } from "@member-wallet/ui/dialogs/deposit";
import { useLimitUse } from "../../protection/useLimitUse.ts";
import { LimitNotice } from "./LimitNotice.tsx";
import { useQrDeposit } from "./useQrDeposit.ts";

/** A deposit by one provider's QR (§4 QR deposit): connects the view to its data. */
export function QrPanel({ provider, minimum }: { provider: QrProvider; minimum: Satang }) {
  const limit = useLimitUse();
  const { content, ...qr } = useQrDeposit(provider, minimum, limit);
  return (
    <>
      {content.kind === "ready" && content.data.kind === "none" && <LimitNotice use={limit} />}
      <QrDeposit {...qr} content={content} />
    </>
  );
}
