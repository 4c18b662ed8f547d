import { useTranslation } from "react-i18next";
import type { Loadable } from "../loadable/loadable.ts";
import { LoadableContent } from "../loadable/LoadableContent.tsx";
import { Notice } from "../notice/Notice.tsx";
import { ContentSkeleton } from "../skeleton/ContentSkeleton.tsx";
import { EmptyState } from "../state/EmptyState.tsx";
import { Pager } from "../table/Pager.tsx";
import { Table, type TableColumn } from "../table/Table.tsx";
import styles from "./PagedLog.module.css";

/** One page of a log. */
export interface LogPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  /** How many pages are known. */
  readonly pages: number;
  /** Another page is loading: these are the rows of the previous one. */
  readonly turning: boolean;
  /** Why these may not be the latest; `null` when they are. */
  readonly stale: string | null;
}

export interface PagedLogProps<Row> {
  readonly heading: string;
  readonly content: Loadable<LogPage<Row>>;
  readonly columns: readonly TableColumn<Row>[];
  /** A row of usual length, for the skeleton. */
  readonly sample: Row;
  readonly empty: { readonly title: string; readonly message: string };
  readonly onPage: (page: number) => void;
}

/** A log in pages: a failed page shows its failure here and nowhere else (§8). */
export function PagedLog<Row>({ heading, content, columns, sample, empty, onPage }: PagedLogProps<Row>) {
  const { t } = useTranslation("claims");
  return (
    <div className={styles.log}>
      <h3 className={styles.heading}>{heading}</h3>
      <LoadableContent
        content={content}
        skeleton={
          <ContentSkeleton>
            <Table
              caption={heading}
              columns={columns}
              rows={[sample, sample, sample]}
              rowKey={(_, index) => String(index)}
              empty={null}
            />
          </ContentSkeleton>
        }
      >
        {({ rows, page, pages, turning, stale }) => (
          <>
            {stale !== null && (
              <Notice tone="warning" announced title={t("log.stale")}>
                {stale}
              </Notice>
            )}
            <Table
              caption={heading}
              columns={columns}
              rows={rows}
              // A row has no id, and a page is replaced as a whole.
              rowKey={(_, index) => String(index)}
              empty={<EmptyState {...empty} />}
              pending={turning}
            />
            <Pager page={page} pages={pages} pending={turning} onPage={onPage} />
          </>
        )}
      </LoadableContent>
    </div>
  );
}
