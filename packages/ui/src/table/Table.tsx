import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./Table.module.css";
import { TableShell } from "./TableShell.tsx";

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures align at the end. */
  readonly align?: "start" | "end";
}

export interface TableProps<Row> {
  /** What the table lists; for screen readers only. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  /** `null` while the first page loads. */
  readonly rows: readonly Row[] | null;
  readonly rowKey: (row: Row, index: number) => string;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  /** Another page is loading: the old rows stay, dimmed. */
  readonly pending?: boolean;
}

const WAITING_ROWS = 5;

/** Rows of equal things. On a narrow screen it scrolls sideways within itself, by finger or arrow keys. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, pending = false }: TableProps<Row>) {
  if (rows?.length === 0 && !pending) return empty;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <section className={styles.frame} aria-label={caption} aria-busy={pending || rows === null} tabIndex={0}>
      <TableShell caption={caption} pending={pending} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? Array.from({ length: WAITING_ROWS }, (_, row) => (
                <tr key={row}>
                  {columns.map((column) => (
                    <td key={column.key}>
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, index) => (
                <tr key={rowKey(row, index)}>
                  {columns.map((column) => (
                    <td key={column.key} data-align={column.align}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </TableShell>
    </section>
  );
}
