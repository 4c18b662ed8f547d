import styles from "./Skeleton.module.css";

/** The shape and size of what is loading. */
export interface SkeletonProps {
  /** Number of text lines; default 1. */
  readonly lines?: number;
  /** `figure` replaces a large amount, `block` a card or picture. */
  readonly shape?: "text" | "figure" | "block";
}

/** The shape of content that is loading, so that the layout does not shift. The parent element has `aria-busy`. */
export function Skeleton({ lines = 1, shape = "text" }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden>
      {Array.from({ length: shape === "text" ? lines : 1 }, (_, line) => (
        <span key={line} className={styles.bone} data-shape={shape} />
      ))}
    </span>
  );
}
