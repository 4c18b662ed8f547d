import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const texts = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), "utf8"));

test("every view is a component, or one of the subcomponents, of a stories file", () => {
  const shown = texts("packages/*/src/**/*.stories.tsx").flatMap(
    (text) =>
      [...text.matchAll(/^ {2}(?:component: \w+|subcomponents: \{[^}]+\}),$/gm)].join(" ").match(/\w+/g) ??
      [],
  );
  const views = texts("packages/*/src/**/*View.tsx").flatMap((text) =>
    [...text.matchAll(/^export function (\w+View)\(/gm)].map(([, name]) => name),
  );
  expect(views.length).toBeGreaterThan(40);
  expect(views.filter((name) => !shown.includes(name ?? ""))).toEqual([]);
});
