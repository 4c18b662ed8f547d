import type { Icon } from "../icon/icon.ts";
import { SiteLink } from "../link/SiteLink.tsx";
import styles from "./BottomMenu.module.css";

/** What every entry of the menu shows. */
export interface BottomMenuItemBase {
  readonly label: string;
  readonly icon: Icon;
  /** The large, raised one; at most one. */
  readonly prominent?: boolean;
}

/** An entry of the menu: a link, or a button. */
export type BottomMenuItem = BottomMenuItemBase &
  (
    | { /** Leads to a page of this site. */ readonly to: string; readonly onSelect?: never }
    | { /** Opens something over this page. */ readonly onSelect: () => void; readonly to?: never }
  );

/** The entries in their order, and which page is shown. */
export interface BottomMenuProps {
  /** Name of this navigation for screen readers. */
  readonly label: string;
  /** The path of the page that is shown. */
  readonly current: string;
  readonly items: readonly BottomMenuItem[];
}

/**
 * The site's main navigation (§2): a bar within the thumb's reach at the bottom of the screen, whose height is the token
 * `--mw-menu-size`; on wide screens a row in the header around it.
 */
export function BottomMenu({ label, current, items }: BottomMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => {
          const content = (
            <>
              <span className={styles.medallion}>
                <item.icon className={styles.icon} aria-hidden />
              </span>
              <span className={styles.label}>{item.label}</span>
            </>
          );
          const prominent = item.prominent ?? false;
          return (
            <li key={item.label} className={styles.place}>
              {item.to === undefined ? (
                <button
                  type="button"
                  className={styles.item}
                  data-prominent={prominent}
                  onClick={item.onSelect}
                >
                  {content}
                </button>
              ) : (
                <SiteLink
                  to={item.to}
                  className={styles.item}
                  data-prominent={prominent}
                  aria-current={item.to === current ? "page" : undefined}
                >
                  {content}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
