import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../badge/Badge.tsx";
import { useBonusLabels } from "../../bonus/useBonusLabels.ts";
import { Button } from "../../button/Button.tsx";
import { BalanceShare } from "../../claims/ClaimShares.tsx";
import { OfferBanners } from "../../claims/OfferBanners.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_BANNER, SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { EmptyState } from "../../state/EmptyState.tsx";
import styles from "./BonusDialog.module.css";
import type { BonusDialogProps, BonusOffer } from "./props.ts";

const SAMPLE: BonusOffer = {
  type: "day",
  maxReceived: 1,
  percentFail: 0,
  banners: [SAMPLE_BANNER],
  availability: { kind: "available", current: false, left: null },
  notice: { kind: "loading" },
};

/** A sentence of two lines on a phone. */
const SAMPLE_NOTICE = `<p>${`${SAMPLE_TEXT} `.repeat(6)}</p>`;

/** One bonus: its banners, its conditions and what they cost, and the button that receives it (§2 Bonus). */
export function BonusDialog(props: BonusDialogProps) {
  const { code, content, pending, unresolved, onClose } = props;
  const { t } = useTranslation(["bonus", "dialogs"]);
  const footer = useFooter(props);
  return (
    <Dialog title={t("dialogs:bonus", { code })} steady onClose={onClose} pending={pending} footer={footer}>
      {unresolved ?? (
        <LoadableContent
          content={content}
          skeleton={
            <ContentSkeleton>
              <Offer bonus={SAMPLE} />
            </ContentSkeleton>
          }
        >
          {(bonus) =>
            bonus === null ? (
              <EmptyState icon={Gift} title={t("dialog.missing")} message={t("dialog.missingHint")} />
            ) : (
              <Offer bonus={bonus} />
            )
          }
        </LoadableContent>
      )}
    </Dialog>
  );
}

function Offer({ bonus }: { readonly bonus: BonusOffer }) {
  const { t } = useTranslation("bonus");
  const { typeOf, often } = useBonusLabels();
  const { availability } = bonus;
  return (
    <div className={styles.offer}>
      <OfferBanners banners={bonus.banners} />
      <p className={styles.terms}>
        <Badge tone="accent">{typeOf(bonus.type)}</Badge> {often(bonus.type, bonus.maxReceived)}
      </p>
      {availability.current && <Notice tone="positive">{t("dialog.current")}</Notice>}
      {availability.kind === "received" && <Notice tone="info">{t("dialog.received")}</Notice>}
      <LoadableContent
        content={bonus.notice}
        skeleton={
          <ContentSkeleton>
            <Conditions html={SAMPLE_NOTICE} />
          </ContentSkeleton>
        }
      >
        {(notice) => <Conditions html={notice} />}
      </LoadableContent>
      <BalanceShare fail={bonus.percentFail} />
    </div>
  );
}

/** The operator's conditions; nothing where it sends none. */
function Conditions({ html }: { readonly html: string }) {
  return html.trim() === "" ? null : <SafeMarkup html={html} />;
}

/** The button that receives the bonus; one that is in use is only confirmed, which receives nothing (§2). */
function useFooter({ content, pending, unresolved, onReceive, onClose }: BonusDialogProps): ReactNode {
  const { t } = useTranslation("bonus");
  if (content.kind !== "ready" || content.data === null || unresolved !== null) return null;
  const { availability } = content.data;
  if (availability.current) {
    return (
      <Button variant="primary" block onClick={onClose}>
        {t("dialog.confirm")}
      </Button>
    );
  }
  const received = availability.kind === "received";
  return (
    <Button variant="primary" block disabled={received} pending={pending} onClick={onReceive}>
      {received ? t("received") : t("dialog.receive")}
    </Button>
  );
}
