import { Star } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ChatStars } from "@member-wallet/api";
import { VisuallyHidden } from "@member-wallet/ui";
import styles from "./StarsField.module.css";

const STARS: readonly ChatStars[] = [1, 2, 3, 4, 5];

interface StarsFieldProps {
  readonly value: ChatStars | null;
  /** What is wrong with it; `null` for nothing. */
  readonly error: string | null;
  readonly onChange: (stars: ChatStars) => void;
}

/** One star to five, as radio buttons: arrow keys choose. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const { t } = useTranslation("chat");
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : `${id}-error`}
      tabIndex={-1}
    >
      <legend className={styles.legend}>{t("ending.rating.stars")}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star} data-filled={value !== null && stars <= value}>
            <VisuallyHidden>
              <input type="radio" name={id} checked={stars === value} onChange={() => onChange(stars)} />
              {t("ending.rating.star", { count: stars })}
            </VisuallyHidden>
            <Star className={styles.icon} aria-hidden />
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
