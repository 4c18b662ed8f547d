import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const RULES = "docs/rules.md";

/** The sections of the rules by number ("5"), each with the names of its paragraphs ("Transfer"). */
const sections = new Map(
  readFileSync(join(ROOT, RULES), "utf8")
    .split(/^## §/m)
    .slice(1)
    .map((section) => [
      /^\d+/.exec(section)?.[0] ?? "",
      Array.from(section.matchAll(/\*\*([^*]+?)\.?\*\*/g), (name) => name[1] ?? ""),
    ]),
);

/** The sources that may name a section, as one line each, so that a name may continue on the next line. */
const sources = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|js|css|html)$/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), "utf8").replace(/\s*\n\s*(?:\*|\/\/)? */g, " "),
  }));

/** A section, and the text after it up to the end of the reference: `§5 Transfer)`. */
const REFERENCE = /§(\d+)((?: "?[A-Z0-9a-z][\w-]*"?)*)/g;

test("every § in the sources names a section of the rules, and its paragraph where it names one", () => {
  const dead = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(REFERENCE)).flatMap(([reference, number = "", words = ""]) => {
      const names = sections.get(number);
      const name = words.trim();
      // A sentence that continues in lower case names no paragraph.
      const isNamed = /^["A-Z]/.test(name);
      return names && (!isNamed || names.some((known) => name.startsWith(known)))
        ? []
        : [`${file}: ${reference}`];
    }),
  );
  expect(sections.size).toBe(9);
  expect(dead).toEqual([]);
});
