import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import type { Icon } from "../icon/icon.ts";
import { Ring } from "../spinner/Ring.tsx";
import styles from "./Button.module.css";

/** How strong a button is: one `primary` for each screen. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** The props of `<button>` without `className` and `style`, and the button's variants. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style"> {
  readonly children: ReactNode;
  /** `primary` is the main action of a screen; `danger` removes something. Default `secondary`. */
  readonly variant?: ButtonVariant;
  /** The action is running: the button stays focused, shows a ring and ignores presses. */
  readonly pending?: boolean;
  readonly icon?: Icon;
  /** The button takes the whole width of its container. */
  readonly block?: boolean;
  /** `small` is for rows and cards; its target is still 44 px. */
  readonly size?: "medium" | "small";
}

/** A button with a text label. */
export function Button({
  children,
  variant = "secondary",
  pending = false,
  icon: Picture,
  block = false,
  size = "medium",
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  // Disabling would drop the focus and, on a submit button, the reader's place in the form.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- The type is one of the platform's three, from the caller.
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block}
      data-pending={pending}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      {pending ? <Ring /> : Picture && <Picture className={styles.icon} aria-hidden />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
