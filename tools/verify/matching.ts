import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { FAILED, programStep, type Step } from "./step.ts";
import { journeyFiles, longTestFiles, testFiles } from "./test-files.ts";

interface Match {
  /** Files whose path contains the text: all of their tests run. */
  readonly byPath: readonly string[];
  /** Other files that contain the text: tests with it in their title run. */
  readonly byTitle: readonly string[];
}

/**
 * The steps of `npm test -- text`: tests, stories and journeys whose path or title contains the text, the long ones
 * too; `build` runs before journeys.
 */
export function matchingSteps(text: string, build: Step): Step[] {
  const tests = match([...testFiles(), ...longTestFiles()], text);
  const journeys = match(journeyFiles(), text);
  const title = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const steps: Step[] = [];
  if (tests.byPath.length > 0) steps.push(programStep("tests by path", "vitest", ["run", ...tests.byPath]));
  if (tests.byTitle.length > 0) {
    const args = ["run", "-t", title, "--passWithNoTests", ...tests.byTitle];
    steps.push(programStep("tests by title", "vitest", args));
  }
  if (journeys.byPath.length + journeys.byTitle.length > 0) {
    const args = ["--filter", "@member-wallet/e2e", "exec", "playwright", "test", "--grep", title];
    // Playwright's own title of a journey begins with the path of its file.
    steps.push(build, programStep("journeys", "pnpm", [...args, "--pass-with-no-tests"]));
  }
  if (steps.length === 0)
    steps.push({ name: `no test's path or title has "${text}"`, run: async () => FAILED });
  return steps;
}

function match(files: readonly string[], text: string): Match {
  const byPath = files.filter((path) => path.includes(text));
  const byTitle = files.filter(
    (path) => !byPath.includes(path) && readFileSync(join(ROOT, path), "utf8").includes(text),
  );
  return { byPath, byTitle };
}
