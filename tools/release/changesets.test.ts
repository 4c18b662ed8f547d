import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameOf, PUBLISHED } from "../packages/pack.ts";
import { ROOT } from "../root.ts";

interface Manifest {
  readonly name: string;
  readonly version?: string;
}

const versioned = globSync("{apps/*,packages/*,locales}/package.json", { cwd: ROOT })
  .map((file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Manifest)
  .filter(({ version }) => version !== undefined)
  .map(({ name }) => name);

const changesets = globSync(".changeset/*.md", { cwd: ROOT }).filter((file) => !file.endsWith("README.md"));

/** What the changesets name, with the file of each. */
const named = changesets.flatMap((file) => {
  const front = readFileSync(join(ROOT, file), "utf8").split("---")[1] ?? "";
  return [...front.matchAll(/"(?<name>[^"]+)": (?:patch|minor|major)/g)].map(({ groups }) => ({
    file,
    name: groups?.["name"] ?? "",
  }));
});

test("every changeset names packages that have a version: with any other, no version can be made", () => {
  expect(named.length).toBeGreaterThanOrEqual(changesets.length);
  expect(named.filter(({ name }) => !versioned.includes(name))).toEqual([]);
});

test("chat-embed is released with what it contains: only in its own build do its users get that", () => {
  const published = PUBLISHED.map(nameOf);
  const released = named.filter(({ name }) => published.includes(name));
  const withIt = released.some(({ name }) => name === "@member-wallet/chat-embed");
  expect(withIt ? [] : released).toEqual([]);
});
