import type { ReactNode } from "react";
import styles from "./Table.module.css";
import { TableShell } from "./TableShell.tsx";

/** A column: its header, and its cell of a row. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures align at the end. */
  readonly align?: "start" | "end";
}

/** The columns, and the rows that the caller has loaded. */
export interface TableProps<Row> {
  /** What the table lists; for screen readers only. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  /** Another page is loading: the old rows stay, dimmed. */
  readonly pending?: boolean;
}

/** Rows of equal things. Where there is little width for the text's size, cells are stacked under their headers' names. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  pending = false,
}: TableProps<Row>): ReactNode {
  if (rows.length === 0 && !pending) return empty;
  return (
    <div className={styles.frame} aria-busy={pending}>
      <TableShell caption={caption} pending={pending} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  <span className={styles.term} aria-hidden>
                    {column.header}
                  </span>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableShell>
    </div>
  );
}
