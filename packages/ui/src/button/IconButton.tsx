import type { ComponentPropsWithRef } from "react";
import type { Icon } from "../icon/icon.ts";
import { Ring } from "../spinner/Ring.tsx";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "className" | "style" | "aria-label" | "type"
> {
  /** What it does: its name for screen readers and its tip. */
  readonly label: string;
  readonly icon: Icon;
  /** The press is being carried out; no second press is taken. */
  readonly pending?: boolean;
  /** `plain` lies flat on its surface, `raised` has a ground of its own. */
  readonly variant?: "plain" | "raised";
}

/** A button that is a picture, 44 px at least. */
export function IconButton({
  label,
  icon: Picture,
  pending = false,
  variant = "plain",
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={styles.button}
      data-variant={variant}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? <Ring /> : <Picture className={styles.icon} aria-hidden />}
    </button>
  );
}
