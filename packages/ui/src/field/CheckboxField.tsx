import { Check, CircleAlert } from "lucide-react";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import styles from "./CheckboxField.module.css";

export interface CheckboxFieldProps extends Pick<
  ComponentPropsWithRef<"input">,
  "ref" | "name" | "disabled" | "required" | "onBlur"
> {
  /** May hold a link. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
}

/** One yes or no; the whole row is the target. */
export function CheckboxField({ label, checked, onChange, hint, error, ...native }: CheckboxFieldProps) {
  const wordsId = useId();
  const wrong = typeof error === "string" && error !== "";
  const words = wrong ? error : hint;
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...native}
            type="checkbox"
            className={styles.input}
            checked={checked}
            aria-invalid={wrong || undefined}
            aria-describedby={words === undefined || words === null ? undefined : wordsId}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Check className={styles.tick} strokeWidth={3} aria-hidden />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {words !== undefined && words !== null && (
        <div id={wordsId} className={styles.words} data-wrong={wrong}>
          {wrong && <CircleAlert className={styles.errorIcon} aria-hidden />}
          <span>{words}</span>
        </div>
      )}
    </div>
  );
}
