import styles from "./SpinWheelDialog.module.css";
import { Skeleton } from "../../skeleton/Skeleton.tsx";

/** Placeholder in the wheel's size, with lines for the coins, its name, the result and what a spin costs. */
export function WheelSkeleton() {
  return (
    <div className={styles.content}>
      <Skeleton />
      <Skeleton />
      <div className={styles.disc} />
      <Skeleton lines={4} />
    </div>
  );
}
