import { useId } from "react";
import styles from "./ProgressBar.module.css";

/** How far something is. */
export interface ProgressBarProps {
  /** What is in progress. */
  readonly label: string;
  /** From 0 to 1; `null` while the total is not known. */
  readonly value: number | null;
}

/** The progress of something with a known or unknown length. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        <label htmlFor={id}>{label}</label>
        {share !== null && <span className={styles.share}>{Math.round(share * 100)}%</span>}
      </div>
      <progress id={id} className={styles.bar} {...(share === null ? {} : { value: share, max: 1 })} />
    </div>
  );
}
