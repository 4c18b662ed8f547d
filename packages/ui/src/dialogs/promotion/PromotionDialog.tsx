import type { ReactNode } from "react";
import { TicketX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { BalanceShare } from "../../claims/ClaimShares.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { EmptyState } from "../../state/EmptyState.tsx";
import styles from "./PromotionDialog.module.css";

/** A promotion that was found. */
export interface FoundPromotion {
  /** The percentage that is lost while the conditions are unmet; `null` when it is not known. */
  readonly percentFail: number | null;
  /** The operator's markup. */
  readonly description: string;
}

/** What was found under a code, and the open claim. The caller sends the calls. */
export interface PromotionDialogProps {
  /** In upper case. */
  readonly code: string;
  /** `null` when there is no promotion of this code. */
  readonly content: Loadable<FoundPromotion | null>;
  /** It is being received. */
  readonly pending: boolean;
  /** Replaces it: a claim whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  readonly onReceive: () => void;
  readonly onClose: () => void;
}

/** A sentence of two lines on a phone, and a share that needs no warning. */
const SAMPLE: FoundPromotion = { percentFail: 0, description: `<p>${`${SAMPLE_TEXT} `.repeat(6)}</p>` };

/** A promotion code: searching, what it gives and costs, or that there is none (§2 Bonus, §8). */
export function PromotionDialog(props: PromotionDialogProps) {
  const { code, content, pending, unresolved, onReceive, onClose } = props;
  const { t } = useTranslation(["bonus", "dialogs"]);
  const receivable = content.kind === "ready" && content.data !== null && unresolved === null;
  return (
    <Dialog
      title={t("dialogs:promotion", { code })}
      steady
      onClose={onClose}
      pending={pending}
      footer={
        receivable ? (
          <Button variant="primary" block pending={pending} onClick={onReceive}>
            {t("promotion.receive")}
          </Button>
        ) : null
      }
    >
      {unresolved ?? (
        <LoadableContent content={content} skeleton={<Searching />}>
          {(promotion) =>
            promotion === null ? (
              <EmptyState
                icon={TicketX}
                title={t("promotion.missing")}
                message={t("promotion.missingHint")}
              />
            ) : (
              <Found {...promotion} />
            )
          }
        </LoadableContent>
      )}
    </Dialog>
  );
}

function Found({ description, percentFail }: FoundPromotion) {
  return (
    <div className={styles.promotion}>
      {description.trim() !== "" && <SafeMarkup html={description} />}
      <BalanceShare fail={percentFail} />
    </div>
  );
}

/** What is under way, below the shape of a promotion: that keeps its place when one is found. */
function Searching() {
  const { t } = useTranslation("bonus");
  return (
    <>
      <ContentSkeleton>
        <Found {...SAMPLE} />
      </ContentSkeleton>
      <output className={styles.searching}>{t("promotion.searching")}</output>
    </>
  );
}
