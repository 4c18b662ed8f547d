import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium, findFullChromium, findHeadlessShell, namedChromium } from "./chromium.ts";
import { languagesWithoutFont } from "./fonts.ts";
import { installPackages } from "../debian/install-packages.ts";

const MINUTE_MS = 60_000;
/** Fonts with Thai and Lao letters, and the program that lists what is installed. */
const FONTS = ["fonts-noto-core", "fontconfig"];

/**
 * Makes sure that a browser for the tests is installed, and fonts with Thai and Lao letters: the browser of
 * `CHROMIUM_PATH`, else Chromium's headless shell, even where a full browser is (half of that one's work in a test is
 * drawing invisible windows), else a full one. What is missing is installed by the system's package manager where
 * permissions allow, a browser else by Playwright. Prints what it does and what stays missing.
 * @returns the browser's path; `undefined` when there is none and none could be installed.
 */
export function ensureChromium(): string | undefined {
  const named = namedChromium();
  const wanted = [
    ...(named || findHeadlessShell() ? [] : ["chromium-headless-shell"]),
    ...(named || findFullChromium() ? [] : ["chromium"]),
    ...(languagesWithoutFont().length > 0 ? FONTS : []),
  ];
  installPackages(wanted);
  if (!named && !findHeadlessShell()) {
    const minutes = findChromium() ? 2 : 5;
    console.log(`Fetching Playwright's headless shell of Chromium (at most ${minutes} minutes).`);
    const cli = join(
      dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")),
      "cli.js",
    );
    spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], {
      timeout: minutes * MINUTE_MS,
      stdio: "ignore",
    });
  }
  const shell = findHeadlessShell();
  const browser = named ?? shell ?? findFullChromium();
  console.log(
    browser
      ? `Chromium: ${browser}`
      : "No Chromium could be installed. Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.",
  );
  if (browser && !named && !shell)
    console.log("Chromium's headless shell could not be installed: the tests take longer in a full browser.");
  const languages = languagesWithoutFont();
  if (languages.length > 0)
    console.log(
      `No font is known for: ${languages.join(", ")}. Install one (Debian: apt-get install ${FONTS.join(" ")}).`,
    );
  return browser;
}
