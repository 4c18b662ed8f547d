import type { Loadable } from "@member-wallet/ui";
import { useErrorText } from "../language/useErrorText.ts";

/** The part of a query's result that is read here. */
interface QueryResult<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * A query's result as views take it. Data stay when an update of them fails, and a failure's message stays until a
 * further try ends. A list by pages passes `data` as `currentData`, so that a page stays until the next one is loaded; so
 * does a money form, which must not disappear while the member fills it in.
 * @param map makes of the answer what the view shows; default the answer itself.
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
