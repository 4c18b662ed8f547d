import { expect, test } from "vitest";
import { type BuiltFile, releaseOf } from "./precache.ts";

const file = (path: string, modules: string[] = [], content = path): BuiltFile => ({
  path,
  content,
  modules,
  isEntry: path.startsWith("assets/index-"),
});
const BUILT = [
  file("index.html"),
  file("assets/index-aaaaaaaa.js", ["/src/main.tsx"]),
  file("assets/site-bbbbbbbb.js", ["/locales/th/site.json"]),
  file("assets/site-cccccccc.js", ["/locales/lo/site.json"]),
  file("assets/noto-sans-thai-400-dddddddd.woff2"),
  file("assets/noto-sans-lao-400-eeeeeeee.woff2"),
  file("manifest.webmanifest"),
];
const THAI = { firstLanguage: "th", script: "thai" };

test("a release is its pages, scripts and styles, with the texts and fonts of the first language", () => {
  const { entry, files } = releaseOf(BUILT, THAI);
  expect(entry).toBe("/assets/index-aaaaaaaa.js");
  expect(files.map(({ url }) => url)).toEqual([
    "/assets/index-aaaaaaaa.js",
    "/assets/noto-sans-thai-400-dddddddd.woff2",
    "/assets/site-bbbbbbbb.js",
    "/index.html",
  ]);
});

test("a page that changes is another release, and only its own bytes are stored for it", () => {
  const changed = BUILT.map((each) => (each.path === "index.html" ? { ...each, content: "changed" } : each));
  const [before, after] = [releaseOf(BUILT, THAI), releaseOf(changed, THAI)];
  expect(after.version).not.toBe(before.version);
  expect(after.files.at(-1)?.integrity).toMatch(/^sha256-/);
  expect(after.files.at(-1)?.integrity).not.toBe(before.files.at(-1)?.integrity);
});
