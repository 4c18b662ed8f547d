import type { ApiEnvironment } from "./environment.ts";

/** What RTK Query hands to `onQueryStarted`, as far as it is needed here. */
interface Lifecycle {
  /** Of `{ data }`; typed no closer, for the endpoint's own type would be taken from here. */
  queryFulfilled: Promise<unknown>;
  extra: unknown;
}

/**
 * For the `onQueryStarted` of an endpoint whose answer has lists: what they left out is reported to the environment,
 * under the name of the answer's schema.
 */
export function reportDropped(schema: string) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- With `unknown`, endpoints would lose their own.
  return async <Argument>(_argument: Argument, { queryFulfilled, extra }: Lifecycle): Promise<void> => {
    const report = (extra as ApiEnvironment).onDroppedItems;
    // Whoever asked is told of a failure.
    const answer = report && (await queryFulfilled.catch(() => null));
    if (!answer) return;
    const { droppedPaths } = await import("../wire/dropped-paths.ts");
    const paths = droppedPaths((answer as { data: unknown }).data);
    if (paths.length > 0) report({ schema, paths });
  };
}
