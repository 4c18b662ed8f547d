import * as v from "valibot";
import { incompleteList } from "../wire/lists.ts";
import type { UnreadableAnswer } from "./environment.ts";

/** An issue as the Standard Schema interface gives it. */
export interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

/**
 * Reports an answer that failed its schema, or whose lists lack items that did; an answer that was read whole is not
 * reported. A module of its own, loaded only where somebody listens.
 */
export function reportUnreadable(
  listener: (report: UnreadableAnswer) => void,
  schema: string,
  answer: unknown,
  issues?: readonly Issue[],
): void {
  if (issues) return listener({ schema, lost: "answer", paths: issues.map(pathOf) });
  const paths = droppedPaths(answer);
  if (paths.length > 0) listener({ schema, lost: "items", paths });
}

/** Where the lists of an answer dropped something ("slots.3.code"); only of the very answer that a schema returned. */
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
