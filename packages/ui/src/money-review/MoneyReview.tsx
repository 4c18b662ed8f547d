import type { ReactNode } from "react";
import styles from "./MoneyReview.module.css";

interface MoneyReviewProps {
  /** Names the review for screen readers. */
  readonly heading: string;
  /** What the press will do, in a sentence. */
  readonly sentence: string;
  /** What stands where afterwards: `ReviewRow`s. */
  readonly children: ReactNode;
}

/** What a press will do with money, before it is pressed. */
export function MoneyReview({ heading, sentence, children }: MoneyReviewProps) {
  return (
    <section className={styles.review} aria-label={heading}>
      <p className={styles.sentence}>{sentence}</p>
      <dl className={styles.rows}>{children}</dl>
    </section>
  );
}

interface ReviewRowProps {
  readonly term: string;
  /** An `<Amount>`, or words. */
  readonly children: ReactNode;
}

/** One line of a review. */
export function ReviewRow({ term, children }: ReviewRowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd className={typeof children === "string" ? styles.words : undefined}>{children}</dd>
    </div>
  );
}
