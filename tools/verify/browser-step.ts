import { existsSync } from "node:fs";
import { ensureChromium } from "../browser/install.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** The same engine without browser windows, as Debian packages it and as Playwright itself would use it. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Makes sure that a browser is installed. Where the system has Chromium's headless shell, all tests run in it: half of
 * a full Chromium's work in a test is drawing invisible windows. `CHROMIUM_PATH` names another one.
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
