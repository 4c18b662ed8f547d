import { existsSync } from "node:fs";
import { ensureChromium } from "../browser/install.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** The same engine without the browser's own windows, as Debian packs it and as Playwright itself would take it. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Makes sure that there is a browser. Where the system has Chromium's headless shell, all tests run in it: half of what
 * a whole Chromium does for a test is drawing windows that nobody sees. `CHROMIUM_PATH` names another one.
 */
export const browserStep: Step = {
  name: "browser",
  run() {
    if (!process.env["CHROMIUM_PATH"] && existsSync(HEADLESS_SHELL)) {
      process.env["CHROMIUM_PATH"] = HEADLESS_SHELL;
    }
    return Promise.resolve(ensureChromium() ? PASSED : FAILED);
  },
};
