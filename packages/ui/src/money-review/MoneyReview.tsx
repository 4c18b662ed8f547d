import type { ReactNode } from "react";
import { useIsPainted } from "../paint/useIsPainted.ts";
import styles from "./MoneyReview.module.css";

interface MoneyReviewProps {
  /** Names the review for screen readers. */
  readonly heading: string;
  /** What the button will do, in a sentence. */
  readonly sentence: string;
  /** The balances afterwards, as `ReviewRow`s. */
  readonly children: ReactNode;
}

/** What a button will do with money, shown before it is pressed, and drawn after the digit that allows it. */
export function MoneyReview({ heading, sentence, children }: MoneyReviewProps) {
  const isPainted = useIsPainted();
  if (!isPainted) return null;
  return (
    <section className={styles.review} aria-label={heading}>
      <p className={styles.sentence}>{sentence}</p>
      <dl className={styles.rows}>{children}</dl>
    </section>
  );
}

interface ReviewRowProps {
  readonly term: string;
  /** An `<Amount>`, or text. */
  readonly children: ReactNode;
}

/** One line of a review. */
export function ReviewRow({ term, children }: ReviewRowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
