import type { ReactNode } from "react";
import styles from "./Bubble.module.css";

interface BubbleProps {
  readonly children: ReactNode;
  /** `notice` is for what the app says in place of a message. Default `message`. */
  readonly variant?: "message" | "notice";
}

/** The frame of one message, in the colours of its sender's side. */
export function Bubble({ children, variant = "message" }: BubbleProps) {
  return (
    <div className={styles.bubble} data-variant={variant}>
      {children}
    </div>
  );
}
