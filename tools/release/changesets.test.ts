import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("every changeset names packages that have a version: with any other, no version can be made", () => {
  const named = changesets.flatMap((file) => {
    const front = readFileSync(join(ROOT, file), "utf8").split("---")[1] ?? "";
    return [...front.matchAll(/"(?<name>[^"]+)": (?:patch|minor|major)/g)].map(({ groups }) => ({
      file,
      name: groups?.["name"] ?? "",
    }));
  });
  expect(named.length).toBeGreaterThanOrEqual(changesets.length);
  expect(named.filter(({ name }) => !versioned.includes(name))).toEqual([]);
});
