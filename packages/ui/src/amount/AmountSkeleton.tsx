import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./Amount.module.css";

/** What follows the figure. */
export interface AmountSkeletonProps {
  readonly unit: string;
}

/**
 * A large amount that is loading. In a prerendered page a script may show the figure in it before React does, by
 * `data-whole` on the element with `data-early` and `data-fraction` on the one in it: text would be a difference at which
 * hydration fails.
 */
export function AmountSkeleton({ unit }: AmountSkeletonProps) {
  return (
    <>
      <span className={styles.amount} data-size="hero" data-early suppressHydrationWarning>
        <span className={styles.fraction} suppressHydrationWarning />
        <span className={styles.unit} data-unit={unit} />
      </span>
      <Skeleton shape="figure" />
    </>
  );
}
