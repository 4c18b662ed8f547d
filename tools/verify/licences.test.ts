import { expect, test } from "vitest";
import { shippedPackages } from "./shipped.ts";

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

test("everything that ships has a licence of the list", () => {
  const packages = shippedPackages();
  const others = packages.filter(({ license }) => !ALLOWED.has(license));
  expect(packages).toContainEqual(expect.objectContaining({ name: "react", license: "MIT" }));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
