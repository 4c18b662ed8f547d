/** What one answer tells of a paged list. */
export interface PageAnswer {
  /** How many items this page has. */
  readonly count: number;
  /** How many the list has; absent where the server does not say. */
  readonly total?: number | undefined;
}

/**
 * The last page of a list as far as one of its pages, counted from 1, tells. Without a total a next page exists while
 * this one is full, and an empty one says that the list ends before it. A `page` beyond the answer no longer exists.
 */
export function lastPage(page: number, { count, total }: PageAnswer, size: number): number {
  if (total !== undefined) return Math.max(1, Math.ceil(total / size));
  if (count >= size) return page + 1;
  return count === 0 ? Math.max(1, page - 1) : page;
}
