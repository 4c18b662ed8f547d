import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { InputHashes, type PassedFiles, readPassed, unchangedOf, writePassed } from "./passed-files.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "passed-files-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const SCRIPT = "export const total = (fee: number) => 1 + fee;\n";

/** A test file that passed with the files in the folder, which are written with these contents. */
async function passedWith(contents: Record<string, string>): Promise<PassedFiles> {
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  const inputs = Object.keys(contents).map((name) => relative(ROOT, join(folder, name)));
  return { "a.test.tsx": { tests: 3, seconds: 1, inputs, hash: await new InputHashes().of(inputs) } };
}

/** The test files that are unchanged after a file of the folder was written anew; `null` deletes it. */
async function unchangedAfter(passed: PassedFiles, name: string, content: string | null): Promise<string[]> {
  if (content === null) rmSync(join(folder, name));
  else writeFileSync(join(folder, name), content);
  return Object.keys(await unchangedOf(passed, new InputHashes()));
}

test("a comment, a type and white space in a script change nothing", async () => {
  const passed = await passedWith({ "total.ts": SCRIPT });
  const reworded = "/** In satang. */\nexport const total = (fee: bigint) =>\n  1 + fee; // With the fee.\n";
  expect(await unchangedAfter(passed, "total.ts", reworded)).toEqual(["a.test.tsx"]);
});

test.each([
  ["code in a script", "total.ts", "export const total = (fee: number) => 2 + fee;\n"],
  [
    "a text that looks like a comment",
    "link.tsx",
    'export const link = <a href="https://two.example">go</a>;\n',
  ],
  ["a stylesheet's comment", "total.css", "/* In satang. */ .total { color: red }\n"],
  ["a script that can't be parsed any more", "total.ts", "export const total = (\n"],
  ["a file that is gone", "total.ts", null],
])("%s is a change", async (_, name, content) => {
  const passed = await passedWith({
    "total.ts": SCRIPT,
    "link.tsx": 'export const link = <a href="https://one.example">go</a>;\n',
    "total.css": ".total { color: red }\n",
  });
  expect(await unchangedAfter(passed, name, content)).toEqual([]);
});

test("what passed in one environment is not known in another", async () => {
  const path = join(folder, "passed.json");
  const passed = await passedWith({ "total.ts": SCRIPT });
  expect(readPassed(path, "one")).toEqual({});
  writePassed(path, "one", passed);
  expect(readPassed(path, "one")).toEqual(passed);
  expect(readPassed(path, "two")).toEqual({});
});
