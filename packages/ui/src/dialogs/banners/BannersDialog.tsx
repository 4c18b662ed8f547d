import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import type { Banner } from "../../carousel/banners/BannerCarousel.tsx";
import { OfferBanners } from "../../claims/OfferBanners.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";

/** The banners, and the dialog that follows them. */
export interface BannersDialogProps {
  /** The title of the dialog that follows. */
  readonly title: string;
  readonly banners: readonly Banner[];
  /** Opens the dialog that follows: closing the banners does so too (§2 Member home). */
  readonly onContinue: () => void;
}

/** The operator's banners, a step before a dialog. */
export function BannersDialog({ title, banners, onContinue }: BannersDialogProps) {
  const { t } = useTranslation("claims");
  return (
    <Dialog
      title={title}
      onClose={onContinue}
      footer={
        <Button variant="primary" block onClick={onContinue}>
          {t("continue")}
        </Button>
      }
    >
      <OfferBanners banners={banners} />
    </Dialog>
  );
}
