import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { LazyFallback } from "../../lazy/LazyFallback.tsx";
import { useLazy } from "../../lazy/useLazy.ts";
import { QrPicture } from "../../qr-picture/QrPicture.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";

/** The invite link as a QR code; the code that draws it is loaded when it is first shown. */
export function InviteQr({ link }: { readonly link: string }) {
  const { t } = useTranslation("invite");
  const draw = useCallback(async () => {
    const { renderSVG } = await import("uqr");
    return renderSVG(link);
  }, [link]);
  const svg = useLazy(draw);
  if (svg.kind !== "ready") {
    return <LazyFallback lazy={svg} skeleton={<Skeleton shape="block" />} message={t("qrFailed")} />;
  }
  return <QrPicture markup={svg.value} alt={t("qrAlt")} fileName="invite" />;
}
