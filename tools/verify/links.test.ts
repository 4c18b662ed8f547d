import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const DOCUMENTS = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");

/** The relative links of a document, without their anchors. */
function linksOf(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  return [...text.matchAll(/\]\((?<target>[^)#\s]+)[^)]*\)/g)]
    .map(({ groups }) => groups?.["target"] ?? "")
    .filter((target) => !/^[a-z]+:/.test(target));
}

test("every link of the documents leads to a file", () => {
  const links = DOCUMENTS.flatMap((document) => linksOf(document).map((target) => ({ document, target })));
  expect(links.length).toBeGreaterThan(10);
  const dead = links.filter(({ document, target }) => !existsSync(join(ROOT, dirname(document), target)));
  expect(dead).toEqual([]);
});
