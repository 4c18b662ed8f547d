import { Skeleton } from "@member-wallet/ui";
import styles from "./CouponsSkeleton.module.css";

/** Stands in for the coupons while their code loads, with the height of their table of one row. */
export function CouponsSkeleton() {
  return (
    <div className={styles.coupons} aria-busy="true">
      <Skeleton lines={4} />
    </div>
  );
}
