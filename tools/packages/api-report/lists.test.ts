import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeLists } from "./lists.ts";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "member-wallet-lists-"))));
afterEach(() => rmSync(root, { recursive: true }));

/** The lines of a package's list, of its files by path. */
function listOf(name: string, files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), text);
  }
  const reports = writeLists(join(root, name), join(root, "made"));
  return reports.flatMap(
    ({ file }) =>
      readFileSync(join(root, "made", file), "utf8")
        .split("```")[1]
        ?.trim()
        .split("\n") ?? [],
  );
}

test.each(["color-text", "color-ink"])("a token's name, --mw-%s, is a line of the list", (name) => {
  const sheet = `:root {\n  --mw-tap: 44px;\n  --mw-${name}: var(--mw-tap);\n}\n`;
  expect(listOf("ui", { "src/tokens/thai.css": sheet })).toEqual([
    `thai.css --mw-${name}`,
    "thai.css --mw-tap",
  ]);
});

test.each([
  ["{{what}} {{time}}", "acts.open.slips {{time}} {{what}}"],
  ["เมื่อ {{time}}", "acts.open.slips {{time}}"],
])("of the text %s the key and the placeholders are a line of the list", (text, line) => {
  const file = JSON.stringify({ open: { slips: text }, again: "ลองอีกครั้ง" });
  expect(listOf("locales", { "th/acts.json": file })).toEqual(["acts.again", line]);
});

test("a package without tokens and texts has no list", () => {
  expect(listOf("domain", { "src/index.ts": "" })).toEqual([]);
});
