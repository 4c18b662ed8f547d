import { Check, ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Language } from "@member-wallet/locales";
import type { Icon } from "../icon/icon.ts";
import { afterPaint } from "../paint/after-paint.ts";
import styles from "./Menu.module.css";

/** A choice in a menu; what it does is the caller's. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: Language;
  readonly icon?: Icon;
  /** The current choice: ticked, and not selectable. */
  readonly disabled?: boolean;
  readonly onSelect: () => void | Promise<unknown>;
}

/** The choices in their order, and the button that opens them. */
export interface MenuProps {
  /** What is chosen here: the button's name for screen readers. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: Icon;
  /** Shown on the button; without it the button is its icon. */
  readonly text?: string;
}

function choicesIn(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
}

/** A button that opens a short list of choices; arrow keys, Home, End and Escape work. */
export function Menu({ label, items, icon: Picture, text }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const list = choicesIn(root.current);
    (list.find((choice) => choice.ariaDisabled !== "true") ?? list[0])?.focus();
    const pressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", pressElsewhere);
    return () => document.removeEventListener("pointerdown", pressElsewhere);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const steer = (event: KeyboardEvent) => {
    const list = choicesIn(root.current);
    const at = list.findIndex((choice) => choice === document.activeElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (event.key === "Escape") {
      // The menu takes this Escape; a dialog around it stays.
      event.preventDefault();
      close();
    } else if (event.key === "Tab") setOpen(false);
    else if (target !== undefined) {
      event.preventDefault();
      list.at(target % list.length)?.focus();
    }
  };

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={text === undefined ? label : `${label}: ${text}`}
        // The press is painted first: the list may need another script's font.
        onClick={() => void afterPaint().then(() => setOpen(!open))}
      >
        {Picture && <Picture className={styles.icon} aria-hidden />}
        {text !== undefined && (
          <>
            <span>{text}</span>
            <ChevronDown className={styles.chevron} aria-hidden />
          </>
        )}
      </button>
      {open && (
        <div
          id={listId}
          className={styles.list}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={steer}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              className={styles.item}
              tabIndex={-1}
              lang={item.lang}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                close();
                void item.onSelect();
              }}
            >
              {item.icon && <item.icon className={styles.icon} aria-hidden />}
              <span className={styles.itemLabel}>{item.label}</span>
              {item.disabled && <Check className={styles.icon} aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
