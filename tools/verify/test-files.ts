import { globSync } from "node:fs";
import { ROOT } from "../root.ts";

const LONG = ["**/*.long.test.ts", "apps/e2e/{bench,conformance}/**"];

/** The files of unit, component and browser tests that `npm test` runs, from the root. */
export function testFiles(): string[] {
  return files(
    [
      "{packages,apps}/*/src/**/*.{test.ts,test.tsx,stories.tsx}",
      "{locales,tools}/**/*.test.ts",
      "apps/e2e/{acts,howto,unchanged}/**/*.test.ts",
    ],
    LONG,
  );
}

/** The files of tests that only `npm run test:long` runs, and those of the web servers that it installs, from the root. */
export function longTestFiles(): string[] {
  return files([
    "packages/site-build/src/hosting/*.test.ts",
    "apps/sandbox/src/cluster/*.test.ts",
    "{packages,apps}/*/src/**/*.long.test.ts",
    "tools/**/*.long.test.ts",
    "apps/e2e/{bench,conformance}/**/*.test.ts",
    "apps/e2e/acts/**/*.long.test.ts",
  ]);
}

/** The files of journeys, from the root. */
export function journeyFiles(): string[] {
  return files(["apps/e2e/journeys/*.spec.ts"]);
}

function files(patterns: string[], exclude: string[] = []): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ["**/node_modules/**", ...exclude] });
}
