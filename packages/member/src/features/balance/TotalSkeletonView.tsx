import { Skeleton } from "@member-wallet/ui";
import styles from "./TotalSkeletonView.module.css";

/**
 * The total while it loads. In the prerendered home, `early-balance.ts` shows the figure in it before React does, by
 * attributes alone: text would be a difference at which hydration fails.
 * @param unit after the figure.
 */
export function TotalSkeletonView({ unit }: { unit: string }) {
  return (
    <span className={styles.total} suppressHydrationWarning>
      <span className={styles.fraction} data-unit={unit} suppressHydrationWarning />
      <Skeleton shape="figure" />
    </span>
  );
}
