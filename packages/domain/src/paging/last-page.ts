/** One answer of a paginated list. */
export interface PageAnswer {
  /** The number of items of this page. */
  readonly count: number;
  /** The number of items of the list; absent where the server sends none. */
  readonly total?: number | undefined;
}

/**
 * The last page of a list, as far as one of its pages (counted from 1) reveals it. Without a total a next page exists
 * while this one is full, and an empty page means that the list ends before it. A `page` beyond the answer no longer
 * exists.
 */
export function lastPage(page: number, { count, total }: PageAnswer, size: number): number {
  if (total !== undefined) return Math.max(1, Math.ceil(total / size));
  if (count >= size) return page + 1;
  return count === 0 ? Math.max(1, page - 1) : page;
}
