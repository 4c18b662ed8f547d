import { expect, test } from "vitest";
import { type Recorded, withoutBuild, withSection } from "./figures-page.ts";

const aRecord = (over: Partial<Recorded> = {}): Recorded => ({
  command: "presses",
  day: "2026-11-26",
  commit: "0939cfa2",
  machine: "2 cores",
  output: "press  120\n",
  ...over,
});

test("a section names its command, day, commit and machine, and shows what was printed", () => {
  const page = withSection("", aRecord({ command: "presses --rounds 3" }));
  expect(page).toMatch(/^# Figures\n/);
  expect(page).toContain(
    "## presses\n\n2026-11-26, commit 0939cfa2, 2 cores: `npm run bench:presses -- --rounds 3`\n\n```text\npress  120\n```\n",
  );
});

test("a bench's section replaces its earlier one, and the others stay, by name", () => {
  const both = withSection(withSection("", aRecord()), aRecord({ command: "pages", output: "page 1" }));
  const page = withSection(both, aRecord({ output: "press 110" }));
  expect(page.match(/^## .*/gm)).toEqual(["## pages", "## presses"]);
  expect(page).toContain("press 110");
  expect(page).toContain("page 1");
  expect(page).not.toContain("press  120");
});

test("what the build printed before a bench is left out", () => {
  expect(withoutBuild("   • turbo\n Tasks: 2\n  Time:    103ms >>> FULL TURBO \n\npress 1\n")).toBe(
    "\npress 1\n",
  );
  expect(withoutBuild("  Time:    1m12.5s \npress 1\n")).toBe("press 1\n");
  expect(withoutBuild("press 1\n")).toBe("press 1\n");
});
