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

/** Sheets of tokens: no components that somebody chooses. */
const SHEETS = ["Foundations/Brands", "Foundations/Tokens"];
/** Groups whose components members reach by themselves, so that their keys need words. */
const OPERATED = /^(Inputs|Feedback|Navigation)\//;

test("every component's page says when to use it and when not, and how it is operated", () => {
  const pages = texts("packages/*/src/**/*.stories.tsx").map((text) => ({
    title: /\btitle: "([A-Z][^"]+\/[^"]+)"/.exec(text)?.[1] ?? "",
    said: ["do", "dont", "accessibility"].filter((name) =>
      new RegExp(`(?:usage: \\{.*|^ {6})\\b${name}: \\[`, "m").test(text),
    ),
  }));
  expect(pages.length).toBeGreaterThan(100);
  const silent = pages.filter(
    ({ title, said }) =>
      !SHEETS.includes(title) &&
      !(
        said.includes("do") &&
        said.includes("dont") &&
        (said.includes("accessibility") || !OPERATED.test(title))
      ),
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
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

test.each(PAGES)("%s shows texts that exist", (page) => {
  const keys = [...read(page).matchAll(/keys=\{\[([^\]]+)\]\}/g)].flatMap(([, list = ""]) =>
    Array.from(list.matchAll(/"([^"]+)"/g), ([, key = ""]) => key),
  );
  const missing = keys.filter((key) => {
    const [namespace, ...path] = key.split(".");
    const file: unknown = JSON.parse(read(`locales/th/${namespace}.json`));
    return typeof path.reduce((found, name) => Object(found)[name], file) !== "string";
  });
  expect(missing).toEqual([]);
});
