import type { ReactNode } from "react";
import styles from "./ActionGrid.module.css";

interface ActionGridProps {
  /** The accessible name. */
  label: string;
  /** The tile of the strongest action. */
  primary: ReactNode;
  /** The other tiles, from one to seven. */
  children: ReactNode;
}

/** The tiles of home's actions: the primary one first, the others in full rows of even tiles. */
export function ActionGrid({ label, primary, children }: ActionGridProps) {
  return (
    <nav className={styles.actions} aria-label={label}>
      <div className={styles.grid}>
        {primary}
        <div className={styles.others}>{children}</div>
      </div>
    </nav>
  );
}
