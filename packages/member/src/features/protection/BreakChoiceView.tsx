import { useTranslation } from "react-i18next";
import { BREAK_HOURS, type BreakHours } from "@member-wallet/domain";
import { Button, Heading } from "@member-wallet/ui";
import styles from "./BreakChoiceView.module.css";
import paragraph from "./paragraph.module.css";

interface BreakChoiceViewProps {
  /** The backend keeps the break, wherever the member logs in. */
  binding: boolean;
  /** Asks twice, then begins the break. */
  onChoose: (hours: BreakHours) => void;
}

/** The lengths of a break, with what it closes and where it applies (§2 Player protection). */
export function BreakChoiceView({ binding, onChoose }: BreakChoiceViewProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <Heading level={3} size={3}>
        {t("protection.break.heading")}
      </Heading>
      <p className={paragraph.text}>{t("protection.break.text")}</p>
      <p className={paragraph.text}>{t(binding ? "protection.break.binding" : "protection.break.here")}</p>
      <div className={styles.lengths}>
        {BREAK_HOURS.map((hours) => (
          <Button key={hours} size="small" onClick={() => onChoose(hours)}>
            {t(`protection.break.hours.${hours}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
