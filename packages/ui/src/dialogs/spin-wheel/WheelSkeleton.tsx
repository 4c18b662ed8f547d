import styles from "./SpinWheelDialog.module.css";
import { Skeleton } from "../../skeleton/Skeleton.tsx";

/** Placeholder in the wheel's size. */
export function WheelSkeleton() {
  return (
    <div className={styles.content}>
      <Skeleton />
      <div className={styles.disc} />
      <Skeleton lines={2} />
    </div>
  );
}
