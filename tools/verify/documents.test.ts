import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const LINES_OF_README = 90;
const WORDS_OF_PARAGRAPH = 80;

/** Written by hand, and read whole: not the reports, and not what a release puts together. */
const documents = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && !/(^\.changeset\/|\/api-report\/|CHANGELOG\.md$)/.test(path));

test("the README is read in a few minutes", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(LINES_OF_README);
});

test("no paragraph of a document is a wall of text", () => {
  expect(documents.length).toBeGreaterThan(10);
  const walls = documents.flatMap((path) =>
    paragraphs(read(path))
      .map((text) => ({ path, words: text.split(/\s+/).length, text }))
      .filter(({ words }) => words > WORDS_OF_PARAGRAPH)
      .map((wall) => `${wall.path}: ${wall.words} words: ${wall.text.slice(0, 60)}…`),
  );
  expect(walls).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The paragraphs and items of a document. Neither tables nor code are read in one go. */
function paragraphs(document: string): string[] {
  return document
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((text) => text.trim())
    .filter((text) => text !== "" && !text.startsWith("|"));
}
