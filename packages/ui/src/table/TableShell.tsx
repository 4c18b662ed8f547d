import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./TableShell.module.css";

interface TableShellProps extends ComponentPropsWithoutRef<"table"> {
  /** What the table lists; read out, not seen. */
  readonly caption: string;
  /** Other rows are on their way: the old ones stay, dimmed. */
  readonly pending: boolean;
  /** The table's head and body. */
  readonly children: ReactNode;
}

/** A table as all of ours look, with its name; how its cells are spaced, and what becomes of them on a phone, is its owner's. */
export function TableShell({ caption, pending, className, children, ...table }: TableShellProps) {
  return (
    <table {...table} className={[styles.table, className].filter(Boolean).join(" ")} data-pending={pending}>
      <caption className={styles.caption}>{caption}</caption>
      {children}
    </table>
  );
}
