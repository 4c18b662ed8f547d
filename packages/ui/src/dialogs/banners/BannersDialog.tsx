import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import type { Banner } from "../../carousel/banners/BannerCarousel.tsx";
import { OfferBanners } from "../../claims/OfferBanners.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_BANNER } from "../../skeleton/samples.ts";

/** The banners, and the dialog that follows them. */
export interface BannersDialogProps {
  /** The title of the dialog that follows. */
  readonly title: string;
  /** `null` while they load. */
  readonly banners: readonly Banner[] | null;
  /** Opens the dialog that follows: closing the banners does so too (§2 Member home). */
  readonly onContinue: () => void;
  /** Closes all, while the banners load. */
  readonly onClose: () => void;
}

/** The operator's banners, a step before a dialog. */
export function BannersDialog({ title, banners, onContinue, onClose }: BannersDialogProps) {
  const { t } = useTranslation("claims");
  return (
    <Dialog
      title={title}
      steady
      onClose={banners ? onContinue : onClose}
      footer={
        <Button variant="primary" block onClick={onContinue}>
          {t("continue")}
        </Button>
      }
    >
      {banners ? (
        <OfferBanners banners={banners} />
      ) : (
        <div aria-busy="true">
          <ContentSkeleton>
            <OfferBanners banners={[SAMPLE_BANNER]} />
          </ContentSkeleton>
        </div>
      )}
    </Dialog>
  );
}
