import * as v from "valibot";
import { incompleteList } from "../wire/lists.ts";
import type { UnreadableAnswer } from "./environment.ts";

/** The result of a schema, as the Standard Schema interface returns it. */
export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

/**
 * Reports an answer that failed its schema or whose lists dropped items; a complete answer is not reported. A separate
 * module, loaded only where a listener is set.
 */
export function reportUnreadable(
  listener: (report: UnreadableAnswer) => void,
  schema: string,
  result: SchemaResult,
): void {
  if (result.issues) return listener({ schema, lost: "answer", paths: result.issues.map(pathOf) });
  const paths = droppedPaths(result.value);
  if (paths.length > 0) listener({ schema, lost: "items", paths });
}

/** The paths of dropped list items in an answer ("slots.3.code"); works only on the object that a schema returned. */
export function droppedPaths(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  const list = incompleteList(answer);
  if (list === undefined) {
    return Object.entries(answer).flatMap(([key, value]) => below(key, droppedPaths(value)));
  }
  const { item, values } = list;
  if (values === null) return [""];
  return values.flatMap((value, index) => {
    const { success, output, issues } = v.safeParse(item, value);
    return below(`${index}`, success ? droppedPaths(output) : issues.map(pathOf));
  });
}

function pathOf({ path = [] }: Issue): string {
  return path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
}

function below(parent: string, paths: readonly string[]): string[] {
  return paths.map((path) => (path === "" ? parent : `${parent}.${path}`));
}
