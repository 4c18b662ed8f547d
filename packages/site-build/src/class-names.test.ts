import { join } from "node:path";
import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

const SHEETS = ["button/Button", "button/IconButton", "notice/Notice", "menu/Menu"].map((path) =>
  join(import.meta.dirname, `../../ui/src/${path}.module.css`),
);
const CLASSES = SHEETS.flatMap((file) =>
  Array.from({ length: 50 }, (_, at) => ({ name: `class${at}`, file })),
);

test("every class has a unique name, short and valid in CSS, and the same in every build", () => {
  const [one, other] = [classNames(), classNames()];
  const names = CLASSES.map(({ name, file }) => one(name, file));
  expect(new Set(names).size).toBe(CLASSES.length);
  for (const name of names) expect(name).toMatch(/^_[\w-]{4}[0-9a-z]{1,2}$/);
  expect(CLASSES.map(({ name, file }) => other(name, file))).toEqual(names);
  expect(CLASSES.map(({ name, file }) => one(name, file))).toEqual(names);
});
