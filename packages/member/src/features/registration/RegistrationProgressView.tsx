import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./RegistrationProgressView.module.css";
import type { RegistrationStep } from "./steps.ts";

interface RegistrationProgressProps {
  steps: readonly RegistrationStep[];
  current: RegistrationStep;
}

/** The number of this step and the number of all steps. */
export function RegistrationProgressView({ steps, current }: RegistrationProgressProps) {
  const { t } = useTranslation("register");
  const position = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t("progress", { position: position + 1, total: steps.length })}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          data-done={at < position}
          aria-current={step === current ? "step" : undefined}
        >
          <span className={styles.number} aria-hidden>
            {at < position ? <Check className={styles.tick} /> : at + 1}
          </span>
          <span className={styles.label}>{t(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
