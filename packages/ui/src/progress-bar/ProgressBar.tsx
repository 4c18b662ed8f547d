import { useId } from "react";
import styles from "./ProgressBar.module.css";

export interface ProgressBarProps {
  /** What is under way. */
  readonly label: string;
  /** From 0 to 1; `null` while nobody knows how much there is. */
  readonly value: number | null;
}

/** How far something has come. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {share !== null && <span className={styles.share}>{Math.round(share * 100)}%</span>}
      </div>
      <progress id={id} className={styles.bar} {...(share === null ? {} : { value: share, max: 1 })} />
    </div>
  );
}
