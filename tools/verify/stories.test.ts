import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

const PAGES = globSync("apps/storybook/.storybook/**/*.mdx", { cwd: ROOT });
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test.each(PAGES)("%s shows stories that exist", (page) => {
  const files = new Map(
    [...read(page).matchAll(/^import \* as (\w+) from "([^"]+)";$/gm)].map(([, name, path = ""]) => [
      name,
      read(join(dirname(page), path)),
    ]),
  );
  const missing = [...read(page).matchAll(/of=\{(\w+)\.(\w+)\}/g)].filter(
    ([, file, story]) => !files.get(file)?.includes(`export const ${story}: Story`),
  );
  expect(missing.map(([shown]) => shown)).toEqual([]);
});

test.each(PAGES)("%s leads to pages that exist", (page) => {
  const titles = [
    ...texts("packages/*/src/**/*.stories.tsx").flatMap(
      (text) => /^ {2}title: "([^"]+)"/m.exec(text)?.[1] ?? [],
    ),
    ...PAGES.flatMap((path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? []),
  ];
  const pages = titles.map((title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));
  const links = [...read(page).matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, name]) => name);
  expect(links.filter((name) => !pages.includes(name ?? ""))).toEqual([]);
});
