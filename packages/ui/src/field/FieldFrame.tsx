import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";

/** What every field says around its control. */
export interface FieldLabels {
  /** Always visible, above the control. */
  readonly label: string;
  /** Help that stands while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; `null` or absent when nothing is. */
  readonly error?: string | null | undefined;
}

/** What the frame gives its control, so that label, hint and error belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldLabels {
  /** Beside the label, such as a balance. */
  readonly aside?: ReactNode;
  /** Under the control, such as quick choices. */
  readonly below?: ReactNode;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, then the error or the hint below it. */
export function FieldFrame({ label, hint, error, aside, below, children }: FieldFrameProps) {
  const id = useId();
  const wordsId = `${id}-words`;
  const wrong = typeof error === "string" && error !== "";
  const hinted = hint !== undefined && hint !== null && hint !== "";
  return (
    <div className={styles.field} data-invalid={wrong}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        "aria-invalid": wrong || undefined,
        "aria-describedby": wrong || hinted ? wordsId : undefined,
      })}
      {below}
      <div id={wordsId} className={styles.words} data-empty={!wrong && !hinted}>
        {wrong ? (
          <span className={styles.error}>
            <CircleAlert className={styles.errorIcon} aria-hidden />
            <span>{error}</span>
          </span>
        ) : (
          hinted && <span className={styles.hint}>{hint}</span>
        )}
      </div>
    </div>
  );
}
