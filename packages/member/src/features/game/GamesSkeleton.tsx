import { Skeleton } from "@member-wallet/ui";
import styles from "./GamesSkeleton.module.css";

/** Reserves the height of the games' carousels until they load, so that nothing below jumps. */
export function GamesSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  );
}
