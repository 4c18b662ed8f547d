import { Skeleton } from "@member-wallet/ui";
import styles from "./GamesSkeleton.module.css";

/** The room that the games' carousels take, kept until they come: nothing below jumps. */
export function GamesSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  );
}
