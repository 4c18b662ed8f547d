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
 * further try ends. A list by pages passes `data` as `currentData`, so that a page stays until the next one is loaded.
 */
export function useLoadable<Data>(query: QueryResult<Data>): Loadable<Data> {
  const { currentData: data, error, isFetching, refetch } = query;
  const textOf = useErrorText();
  if (data !== undefined) return { kind: "ready", data };
  if (error === undefined) return { kind: "loading" };
  return { kind: "failed", message: textOf(error), retrying: isFetching, retry: () => void refetch() };
}

/** The same state with a part of its data, or with another form of them. */
export function mapLoadable<Data, Part>(loadable: Loadable<Data>, map: (data: Data) => Part): Loadable<Part> {
  return loadable.kind === "ready" ? { kind: "ready", data: map(loadable.data) } : loadable;
}
