import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import styles from "./State.module.css";

/** Why there is nothing, and what to do about it. */
export interface EmptyStateProps {
  readonly title: string;
  /** What will appear here, or how to get it. */
  readonly message?: string;
  readonly icon?: Icon;
  /** The one thing to do about it, usually a Button. */
  readonly action?: ReactNode;
}

/** Replaces a list that has no items, which is no error. */
export function EmptyState({ title, message, icon: Picture = Inbox, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.medallion}>
        <Picture className={styles.icon} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {action}
    </div>
  );
}
