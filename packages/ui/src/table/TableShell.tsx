import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./TableShell.module.css";

interface TableShellProps extends ComponentPropsWithoutRef<"table"> {
  /** What the table lists; for screen readers only. */
  readonly caption: string;
  /** Other rows are loading: the old ones stay, dimmed. */
  readonly pending: boolean;
  /** The table's head and body. */
  readonly children: ReactNode;
}

/** The shared look of tables, with a caption; the caller decides the spacing of cells and the layout on phones. */
export function TableShell({ caption, pending, className, children, ...table }: TableShellProps) {
  return (
    <table {...table} className={[styles.table, className].filter(Boolean).join(" ")} data-pending={pending}>
      <caption className={styles.caption}>{caption}</caption>
      {children}
    </table>
  );
}
