import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, Card } from "@member-wallet/ui";
import styles from "./ActiveBonusView.module.css";

interface ActiveBonusViewProps {
  /** What the member knows it by; `null` where that is not known. */
  code: string | null;
  /** The text of its type. */
  type: string;
  cancelling: boolean;
  onCancel: () => void;
}

/** The bonus in use, with its cancel button (§2 Bonus). */
export function ActiveBonusView({ code, type, cancelling, onCancel }: ActiveBonusViewProps) {
  const { t } = useTranslation("bonus");
  return (
    <Card as="section" variant="hero" label={t("active.heading")}>
      <div className={styles.active}>
        <span className={styles.medallion}>
          <Gift className={styles.icon} aria-hidden />
        </span>
        <div className={styles.text}>
          <h2 className={styles.heading}>{t("active.heading")}</h2>
          {code !== null && <p className={styles.code}>{code}</p>}
          <p className={styles.type}>{t("active.type", { type })}</p>
        </div>
        <Button variant="danger" size="small" pending={cancelling} onClick={onCancel}>
          {t("active.cancel")}
        </Button>
      </div>
    </Card>
  );
}
