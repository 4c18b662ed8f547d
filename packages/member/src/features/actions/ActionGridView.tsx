import type { ReactNode } from "react";
import styles from "./ActionGridView.module.css";

interface ActionGridViewProps {
  /** The accessible name. */
  label: string;
  /** The tile of the strongest action. */
  primary: ReactNode;
  /** The other tiles, from one to seven. */
  children: ReactNode;
}

/** The tiles of home's actions: the primary one first, the others in full rows of even tiles. */
export function ActionGridView({ label, primary, children }: ActionGridViewProps) {
  return (
    <nav className={styles.actions} aria-label={label}>
      <div className={styles.grid}>
        {primary}
        <div className={styles.others}>{children}</div>
      </div>
    </nav>
  );
}
