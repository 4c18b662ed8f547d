import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { mutantsOfGroup, sampleOf } from "./sample.ts";

const changes = (source: string) => mutantsOf("file.ts", source).map(({ change }) => change);

test("a comparison is changed at its bound and into its opposite", () => {
  expect(changes("export const few = (count: number) => { if (count < LIMIT) act(); };")).toEqual(
    expect.arrayContaining(["count < LIMIT → count <= LIMIT", "count < LIMIT → count >= LIMIT"]),
  );
});

test("a statement is removed, a number counts one more, and a text is emptied", () => {
  expect(changes('export function act() { tell(2, "done"); }')).toEqual(
    expect.arrayContaining(['tell(2, "done"); → ;', "2 → 3", '"done" → ""']),
  );
});

test("a type is no place for a change", () => {
  expect(changes('export type Kind = "one" | "two"; export let kind: Kind;')).toEqual([]);
});

test("a mutant has the whole source, with one change, and its line", () => {
  const source = "const a = 1;\nexport const sum = a + b;\n";
  const mutant = mutantsOf("file.ts", source).find(({ change }) => change === "a + b → a - b");
  expect(mutant).toMatchObject({ path: "file.ts", line: 2, text: source.replace("+", "-") });
});

test("a sample is the same for the same seed, and another for another", () => {
  const all = mutantsOfGroup("markup");
  const names = (seed: number) => sampleOf(all, 20, seed).map(({ mutant }) => mutant.text);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
});
