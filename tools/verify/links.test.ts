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

/** Tracked files, as documents may name them: whole, or without `packages`, `apps` and `src`. */
const FILES = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.json"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .flatMap((file) => [file, file.replace(/^(?:packages|apps)\//, "").replace("/src/", "/")])
  .map((file) => `/${file}`);

test("every source file that the documents name is there", () => {
  const named = DOCUMENTS.filter((document) => !/^\.changeset\/|CHANGELOG|api-report/.test(document)).flatMap(
    (document) =>
      [...readFileSync(join(ROOT, document), "utf8").matchAll(/`([\w@-][\w@./-]*\.(?:tsx?|json))`/g)].map(
        ([, file = ""]) => ({ document, file }),
      ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !FILES.some((known) => known.endsWith(`/${file}`)))).toEqual([]);
});
