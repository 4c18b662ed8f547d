import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { playwrightOutcome } from "./reports.ts";
import { FAILED, PASSED, program, type Step } from "./step.ts";

const REPORT = join(ROOT, "apps/e2e/.cache/browsers.json");

/** The main path in the other browsers that this machine has or can install (`npm run browsers`). */
export const otherBrowsersStep: Step = {
  name: "browsers",
  async run() {
    rmSync(REPORT, { force: true });
    const code = await program("node", ["apps/e2e/browsers/main.ts", "--leave-out-missing"]);
    // None is written where no other browser is.
    if (!existsSync(REPORT)) return code === 0 ? PASSED : FAILED;
    const outcome = playwrightOutcome("apps/e2e/browsers", JSON.parse(readFileSync(REPORT, "utf8")));
    return code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  },
};
