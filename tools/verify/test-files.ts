import { globSync } from "node:fs";
import { ROOT } from "../root.ts";

/** The files of unit, component and browser tests, relative to the root. */
export function testFiles(): string[] {
  return files([
    "{packages,apps}/*/{src,bench,conformance}/**/*.{test.ts,test.tsx,stories.tsx}",
    "{locales,tools}/**/*.test.ts",
  ]);
}

/** The files of journeys, from the root. */
export function journeyFiles(): string[] {
  return files(["apps/e2e/journeys/*.spec.ts"]);
}

function files(patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ["**/node_modules/**"] });
}
