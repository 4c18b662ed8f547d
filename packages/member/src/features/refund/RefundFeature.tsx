import { useTranslation } from "react-i18next";
import { useGetRefundBannersQuery } from "@member-wallet/api";
import { RefundDialog } from "@member-wallet/ui/dialogs/refund";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { BannerStep } from "../../banners/BannerStep.tsx";
import { useRefund } from "./useRefund.tsx";

/** The refund on losses, after the operator's banners (§2 Member home, §4 Refund). */
export function RefundFeature() {
  const { t } = useTranslation("dialogs");
  const banners = useGetRefundBannersQuery(useCurrentLanguage());
  return (
    <BannerStep title={t("refund")} query={banners}>
      <Refund />
    </BannerStep>
  );
}

function Refund() {
  return <RefundDialog {...useRefund()} />;
}
