import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./AgeLineView.module.css";

interface AgeLineViewProps {
  /** In years. */
  minimumAge: number;
  /** The operator's conditions, drawn once they are opened. */
  rules: ReactNode;
}

/** The age from which one may register, and the operator's conditions to unfold (§2 Player protection). */
export function AgeLineView({ minimumAge, rules }: AgeLineViewProps) {
  const { t } = useTranslation("register");
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The prerendered page may have been unfolded before the scripts came.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <div className={styles.line}>
      <p className={styles.age}>{t("age", { age: minimumAge })}</p>
      <details
        ref={details}
        className={styles.rules}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.title}>{t("rules")}</summary>
        {open && rules}
      </details>
    </div>
  );
}
