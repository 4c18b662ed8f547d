import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./DialogBodySkeleton.module.css";

/** The highest body has so many lines: those below the reserved height are cut off. */
const LINES = 24;

/** The body of a dialog while it loads, of the height in `DialogBodyHeight`: a block with lines under it. */
export function DialogBodySkeleton() {
  return (
    <div className={styles.body} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton lines={LINES} />
    </div>
  );
}
