import { ensureChromium } from "../browser/install.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** Makes sure that a browser is installed, and names it to all tests by `CHROMIUM_PATH`. */
export const browserStep: Step = {
  name: "browser",
  run() {
    const browser = ensureChromium();
    if (browser) process.env["CHROMIUM_PATH"] = browser;
    return Promise.resolve(browser ? PASSED : FAILED);
  },
};
