import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";

/** Words of no text, because another one of the glossary stands for them. */
const AVOIDED =
  /^Never: (.+)\.$/m.exec(readFileSync(join(ROOT, "locales/GLOSSARY.md"), "utf8"))?.[1]?.split(", ") ?? [];

/** Sources with texts of their own: the sandbox's, the stories', the journeys', the workshop's. */
const SOURCES = globSync(
  [
    "{packages,apps}/*/src/**/*.{ts,tsx}",
    "apps/e2e/**/*.ts",
    "apps/storybook/.storybook/**/*.{ts,tsx,mdx,json}",
  ],
  { cwd: ROOT, exclude: (path) => /node_modules|\.cache|storybook-static/.test(path) },
);

const isEnglish = (word: string) => /^[a-z ]+$/i.test(word);

/** Where a text has a word to avoid. English is also the language of comments, so only texts marked as such count. */
function avoidedIn(source: string): string[] {
  const english = source.split("\n").filter((line) => /\ben"?: *["'`]/.test(line));
  return AVOIDED.filter((word) =>
    isEnglish(word)
      ? english.some((line) => line.toLowerCase().includes(word.toLowerCase()))
      : source.includes(word),
  );
}

describe("the glossary's words to avoid", () => {
  test("are in no source", () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const found = SOURCES.flatMap((path) =>
      avoidedIn(readFileSync(join(ROOT, path), "utf8")).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ["a Thai one", 'th: "ถ้าถอน",', ["ถ้า"]],
    ["a Lao one", 'lo: "ໂບນັສ",', ["ໂບນັສ"]],
    ["an English one", 'en: "It opens by itself.",', ["by itself"]],
    ["an English one of a comment alone", "// It opens by itself.", []],
  ])("would be found: %s", (_which, source, found) => {
    expect(avoidedIn(source)).toEqual(found);
  });
});
