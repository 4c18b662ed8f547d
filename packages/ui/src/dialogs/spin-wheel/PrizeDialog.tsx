import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import styles from "./PrizeDialog.module.css";
import type { Prize } from "./props.ts";

interface PrizeDialogProps {
  readonly prize: Prize;
  readonly onClose: () => void;
}

const SPARKS = Array.from({ length: 12 }, (_, index) => index);

/** What was won, over the wheel (§4). The celebration is drawn in CSS, and does not move with reduced motion. */
export function PrizeDialog({ prize, onClose }: PrizeDialogProps) {
  const { t } = useTranslation("wheel");
  return (
    <Dialog
      title={t("prize.title")}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} block>
          {t("prize.close")}
        </Button>
      }
    >
      <div className={styles.prize}>
        <span className={styles.medallion} aria-hidden>
          {SPARKS.map((spark) => (
            <span key={spark} className={styles.spark} />
          ))}
          <Trophy className={styles.icon} />
        </span>
        <p className={styles.label}>{prize.label}</p>
        {prize.html !== null && <SafeMarkup html={prize.html} />}
      </div>
    </Dialog>
  );
}
