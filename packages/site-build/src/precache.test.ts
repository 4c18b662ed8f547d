import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type BuiltFile, releaseOf } from "./precache.ts";
import type { Release } from "./release.ts";

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
  file("favicon.svg"),
  file("manifest.webmanifest"),
];
const digests = ({ files, later }: Release) => ({ ...files, ...later });
const THAI = { firstLanguage: "th", script: "thai" };

test("a release is everything of the build; texts and fonts of other languages are stored later", () => {
  const { entry, files, later } = releaseOf(BUILT, THAI);
  expect(entry).toBe("/assets/index-aaaaaaaa.js");
  expect(Object.keys(files)).toEqual([
    "/assets/index-aaaaaaaa.js",
    "/assets/noto-sans-thai-400-dddddddd.woff2",
    "/assets/site-bbbbbbbb.js",
    "/favicon.svg",
    "/index.html",
    "/manifest.webmanifest",
  ]);
  expect(Object.keys(later)).toEqual([
    "/assets/noto-sans-lao-400-eeeeeeee.woff2",
    "/assets/site-cccccccc.js",
  ]);
});

test("each file of a release has the digest of its content, and a changed one makes another release", () => {
  const before = releaseOf(BUILT, THAI);
  for (const { path, content } of BUILT) {
    const digest = createHash("sha256").update(content).digest("base64");
    expect(digests(before)[`/${path}`]).toBe(digest);
    const changed = BUILT.map((each) => (each.path === path ? { ...each, content: "changed" } : each));
    const after = releaseOf(changed, THAI);
    expect(after.version).not.toBe(before.version);
    expect(digests(after)).not.toEqual(digests(before));
  }
});
