import { Clover } from "lucide-react";
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

/**
 * Where the wheel stopped, over the wheel (§4). Only the label tells whether the slice wins something, so its picture
 * wishes luck and celebrates nothing.
 */
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
          <Clover className={styles.icon} />
        </span>
        <p className={styles.label}>{prize.label}</p>
        {prize.html !== null && <SafeMarkup html={prize.html} />}
      </div>
    </Dialog>
  );
}
