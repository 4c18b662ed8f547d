import { skipToken } from "@reduxjs/toolkit/query/react";
import { useGetStatementQuery } from "@member-wallet/api";

const NEWEST = { page: 1, limit: 100 } as const;

/** The newest 100 entries of the statement, for sums over them; none while they are not wanted. */
export function useNewestEntries(wanted: boolean) {
  return useGetStatementQuery(wanted ? NEWEST : skipToken, { refetchOnMountOrArgChange: true });
}

/** An answer with entries of the statement. */
export type Entries = NonNullable<ReturnType<typeof useNewestEntries>["data"]>;

/**
 * From when on none of the newest entries is missing, in epoch milliseconds: 0 where all are there, `Infinity` where one
 * of them couldn't be read.
 */
export function completeSince(answer: Entries): number {
  const { statements, count, total } = answer;
  if (statements.length < count) return Infinity;
  // A backend may send fewer than were asked for: a total that it tells decides.
  if (total === undefined ? count < NEWEST.limit : count >= total) return 0;
  const oldest = statements.at(-1);
  return oldest === undefined ? Infinity : Date.parse(oldest.createdAt);
}
