import type { ReactNode } from "react";
import styles from "./SiteHeaderView.module.css";

interface SiteHeaderViewProps {
  /** The site's name. */
  brand: string;
  /** The main menu, which leaves the header for the screen's lower edge where the screen is narrow. */
  menu: ReactNode;
  /** At the end: the language menu, the log-out button. */
  children: ReactNode;
}

/** The bar at the top of every page (§2), on the grid of the page's content. */
export function SiteHeaderView({ brand, menu, children }: SiteHeaderViewProps) {
  return (
    <header className={styles.header}>
      <span className={styles.brand}>{brand}</span>
      {menu}
      {children}
    </header>
  );
}
