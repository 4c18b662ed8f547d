import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { SITES } from "../launch/addresses.ts";
import { ROOT, toolEnvironment } from "../root.ts";

/** Licences that ask for no more than a notice, of what ships and of what builds it. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  // Fonts.
  "OFL-1.1",
  // The changed files of such a library have to be published; ours are unchanged.
  "MPL-2.0",
  "(MPL-2.0 OR Apache-2.0)",
]);

const SHIPPED = [...SITES.map(({ name }) => name), "api", "ui", "chat", "locales"].map(
  (name) => `@member-wallet/${name}...`,
);

test("everything that ships has a licence of the list", () => {
  const printed = execFileSync(
    "pnpm",
    [...SHIPPED.flatMap((name) => ["--filter", name]), "licenses", "list", "--prod", "--json"],
    { cwd: ROOT, env: toolEnvironment(), encoding: "utf8" },
  );
  const byLicence = JSON.parse(printed) as Record<string, readonly { name: string }[]>;
  const others = Object.entries(byLicence).filter(([licence]) => !ALLOWED.has(licence));
  expect(byLicence["MIT"]?.map(({ name }) => name)).toContain("react");
  expect(others.map(([licence, packages]) => [licence, packages.map(({ name }) => name)])).toEqual([]);
});
