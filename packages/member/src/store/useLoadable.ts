import type { Loadable } from "@member-wallet/ui";
import { useErrorText } from "../language/useErrorText.ts";

/** The part of a query's result that this hook reads. */
interface QueryResult<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * A query's result in the form that views take. Data stay when a refetch fails, and a failure's message stays until a
 * retry ends. A paginated list passes `shownPage` as `currentData`; a money form passes `data`, because it must not
 * disappear while the member fills it in.
 * @param map turns the answer into the view's data; default the answer itself.
 */
export function useLoadable<Answer, Data = Answer>(
  { currentData, error, isFetching, refetch }: QueryResult<Answer>,
  map = (answer: Answer): Data => answer as unknown as Data,
): Loadable<Data> {
  const textOf = useErrorText();
  if (currentData !== undefined) return { kind: "ready", data: map(currentData) };
  if (error === undefined) return { kind: "loading" };
  return { kind: "failed", message: textOf(error), retrying: isFetching, retry: () => void refetch() };
}

/** What a paginated list shows: the last page stays until the next one is loaded, and does not stand for one that failed. */
export function shownPage<Answer>(query: {
  data?: Answer | undefined;
  currentData?: Answer | undefined;
  error?: unknown;
}): Answer | undefined {
  return query.error === undefined ? query.data : query.currentData;
}
