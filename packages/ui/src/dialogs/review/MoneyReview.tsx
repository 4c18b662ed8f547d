import type { ReactNode } from "react";
import styles from "./MoneyReview.module.css";

export interface ReviewRow {
  readonly term: string;
  /** An `<Amount>`, or words. */
  readonly value: ReactNode;
}

export interface MoneyReviewProps {
  /** Names the review for screen readers. */
  readonly heading: string;
  /** What the press will do, in a sentence. */
  readonly sentence: string;
  /** What stands where afterwards. */
  readonly rows: readonly ReviewRow[];
}

/** What a press will do with money, before it is pressed. */
export function MoneyReview({ heading, sentence, rows }: MoneyReviewProps) {
  return (
    <section className={styles.review} aria-label={heading}>
      <p className={styles.sentence}>{sentence}</p>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd className={typeof value === "string" ? styles.words : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
