import type { ComponentPropsWithRef } from "react";
import type { Icon } from "../icon/icon.ts";
import { Ring } from "../spinner/Ring.tsx";
import styles from "./IconButton.module.css";

/**
 * The props of `<button>` without `className` and `style`. The label is required: an icon alone says nothing. With
 * `aria-disabled`, presses are ignored and the focus stays; `disabled` drops it.
 */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "className" | "style" | "aria-label" | "type"
> {
  /** What it does: its accessible name and tooltip. */
  readonly label: string;
  readonly icon: Icon;
  /** The action is running; presses are ignored. */
  readonly pending?: boolean;
  /** `plain` has no background, `raised` has one. */
  readonly variant?: "plain" | "raised";
}

/** A button with an icon only, 44 px at least. */
export function IconButton({
  label,
  icon: Picture,
  pending = false,
  variant = "plain",
  onClick,
  "aria-disabled": ariaDisabled,
  ...rest
}: IconButtonProps) {
  const idle = pending || ariaDisabled === true || ariaDisabled === "true" || undefined;
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={styles.button}
      data-variant={variant}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={idle}
      onClick={idle ? undefined : onClick}
    >
      {pending ? <Ring /> : <Picture className={styles.icon} aria-hidden />}
    </button>
  );
}
