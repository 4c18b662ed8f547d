import { refundApi, slipApi, statementApi } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";

/** How many rows a page has, and how many pages are read. */
const LIMIT = 10;
const PAGES = 10;
/** The newest page: what has just been done is on it. */
export const NEWEST = { page: 1, limit: LIMIT };
/** Bypasses the cache, and adds no subscription to it. */
export const UNCACHED = { forceRefetch: true, subscribe: false };

type Dated = { readonly createdAt: string };

/** The rows of a list since a time, the newest first. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** There are more of them than were read. */
  readonly more: boolean;
}

/** Since a time, in epoch milliseconds; `null` when a page could not be read. */
type ReadSince<Row> = (since: number, store: Store) => Promise<Rows<Row> | null>;

/** One page of a list; `count` is that of its rows as they were sent. */
type ReadPage<Row> = (
  page: { readonly page: number; readonly limit: number },
  dispatch: Store["dispatch"],
) => Promise<{ readonly rows: readonly Row[]; readonly count: number } | null>;

/** Reads a list page after page, down to what is older. */
function since<Row extends Dated>(readPage: ReadPage<Row>): ReadSince<Row> {
  return async (time, { dispatch }) => {
    const rows: Row[] = [];
    for (let page = 1; page <= PAGES; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- One page after the other: most often the first is enough.
      const read = await readPage({ page, limit: LIMIT }, dispatch);
      if (read === null) return null;
      rows.push(...read.rows);
      const isOlder = rows.some(({ createdAt }) => Date.parse(createdAt) < time);
      if (isOlder || read.count < LIMIT) return { rows, more: false };
    }
    return { rows, more: true };
  };
}

export const readStatementSince = since(async (page, dispatch) => {
  const { getStatement } = statementApi.endpoints;
  const { data, isSuccess } = await dispatch(getStatement.initiate(page, UNCACHED));
  return data && isSuccess ? { rows: data.statements, count: data.count } : null;
});

export const readSlipsSince = since(async (page, dispatch) => {
  const { data, isSuccess } = await dispatch(slipApi.endpoints.getSlips.initiate(page, UNCACHED));
  return data && isSuccess ? { rows: data.slips, count: data.count } : null;
});

export const readRefundsSince = since(async (page, dispatch) => {
  const { data, isSuccess } = await dispatch(refundApi.endpoints.getRefunds.initiate(page, UNCACHED));
  return data && isSuccess ? { rows: data.refunds, count: data.count } : null;
});
