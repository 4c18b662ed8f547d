import { useTranslation } from "react-i18next";
import { type Banner, BannerCarousel } from "../carousel/banners/BannerCarousel.tsx";

/** The operator's banners of a bonus, the invites or the refunds (§2 Dialogs). */
export function OfferBanners({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useTranslation("claims");
  return (
    <BannerCarousel
      banners={banners}
      labels={{
        region: t("bannersRegion"),
        position: (position, count) => t("bannerPosition", { position, count }),
      }}
    />
  );
}
