import type { ReactNode } from "react";
import styles from "./ActionGridView.module.css";

interface ActionGridViewProps {
  /** The accessible name. */
  label: string;
  /** The tiles, from one to seven. */
  children: ReactNode;
}

/** Tiles of actions in full rows of even tiles. */
export function ActionGridView({ label, children }: ActionGridViewProps) {
  return (
    <nav className={styles.actions} aria-label={label}>
      <div className={styles.tiles}>{children}</div>
    </nav>
  );
}
