import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** Lines of text to come; default 1. */
  readonly lines?: number;
  /** `figure` stands for a large amount, `block` for a card or picture. */
  readonly shape?: "text" | "figure" | "block" | "circle";
}

/** The shape of what is on its way, so that nothing jumps when it comes. Its surroundings carry `aria-busy`. */
export function Skeleton({ lines = 1, shape = "text" }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden>
      {Array.from({ length: shape === "text" ? lines : 1 }, (_, line) => (
        <span key={line} className={styles.bone} data-shape={shape} />
      ))}
    </span>
  );
}
