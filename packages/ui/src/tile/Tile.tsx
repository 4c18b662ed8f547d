import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import { SiteLink } from "../link/SiteLink.tsx";
import { Ring } from "../spinner/Ring.tsx";
import styles from "./Tile.module.css";

/** What every tile shows. */
export interface TileBaseProps {
  readonly label: string;
  readonly icon: Icon;
  /** Text under the label, such as a count of coins. */
  readonly note?: ReactNode;
  /** What it started is still running; no second press is taken. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** `primary` is the strongest action of a screen, in the accent colour. Default `secondary`. */
  readonly variant?: "primary" | "secondary";
  /** `compact` fits four beside each other on a phone, without room for a note. Default `usual`. */
  readonly size?: "usual" | "compact";
}

/** An action (`onClick`) or a link within the site (`to`). */
export type TileProps = TileBaseProps &
  (
    | { readonly onClick: () => void; readonly to?: never }
    | { /** An address of this site. */ readonly to: string; readonly onClick?: never }
  );

/** An action as a large target with an icon; tiles form a grid. */
export function Tile({
  label,
  icon: Picture,
  note,
  pending = false,
  disabled = false,
  variant = "secondary",
  size = "usual",
  onClick,
  to,
}: TileProps) {
  const content = (
    <>
      <span className={styles.medallion}>
        {pending ? <Ring /> : <Picture className={styles.icon} aria-hidden />}
      </span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && note !== null && <span className={styles.note}>{note}</span>}
    </>
  );
  if (to !== undefined)
    return (
      <SiteLink to={to} className={styles.tile} data-variant={variant} data-size={size}>
        {content}
      </SiteLink>
    );
  return (
    <button
      type="button"
      className={styles.tile}
      data-variant={variant}
      data-size={size}
      disabled={disabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {content}
    </button>
  );
}
