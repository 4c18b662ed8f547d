import { Landmark } from "lucide-react";
import type { Icon } from "../icon/icon.ts";
import { BANK_COLOURS } from "./bank-colours.ts";
import styles from "./BankMark.module.css";

/** A bank by its code. */
export interface BankMarkProps {
  /** The bank's code, such as `KBANK`. */
  readonly code: string;
  /** In place of the letters where the bank is not known; default a bank's building. */
  readonly icon?: Icon;
}

/** A bank's letters in its colour; a neutral mark for an unknown bank. Decorative: the bank's name is beside it. */
export function BankMark({ code, icon: Picture = Landmark }: BankMarkProps) {
  const colours = Object.hasOwn(BANK_COLOURS, code) ? BANK_COLOURS[code] : undefined;
  if (!colours)
    return (
      <span className={styles.mark} aria-hidden>
        <Picture className={styles.icon} />
      </span>
    );
  return (
    <span
      className={styles.mark}
      data-letters={code.length}
      style={{ background: colours.fill, color: colours.letters }}
      aria-hidden
    >
      {code}
    </span>
  );
}
