import * as v from "valibot";
import { readFrom } from "./lists.ts";

/**
 * The places of what the lists of an answer left out ("slots.3.code"), as the answer came; none when all was read. Only
 * of the very answer that a schema gave.
 */
export function droppedPaths(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  const source = readFrom(answer);
  if (source === undefined) {
    return Object.entries(answer).flatMap(([key, value]) => below(key, droppedPaths(value)));
  }
  const { item, values } = source;
  if (values === null) return [""];
  return values.flatMap((value, at) => {
    const { success, output, issues } = v.safeParse(item, value);
    return below(
      `${at}`,
      success ? droppedPaths(output) : issues.map(({ path }) => path?.map(({ key }) => key).join(".") ?? ""),
    );
  });
}

function below(place: string, paths: readonly string[]): string[] {
  return paths.map((path) => (path === "" ? place : `${place}.${path}`));
}
