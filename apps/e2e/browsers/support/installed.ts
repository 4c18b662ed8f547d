import { existsSync } from "node:fs";
import type { Connection } from "./connection.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

export type BrowserName = "Firefox" | "WebKitGTK";

interface Browser {
  readonly name: BrowserName;
  /** Debian's packages of what the browser needs. */
  readonly packages: readonly string[];
  /** Starts it; `null` where something that it needs is missing. */
  readonly start: ((language: string) => Promise<Connection>) | null;
}

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const DRIVERS = ["/usr/bin/WebKitWebDriver", "/usr/lib/webkit2gtk-4.1/WebKitWebDriver"];
const MINI_BROWSERS = ["4.1", "4.0"].map(
  (version) =>
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

const first = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** The browsers of the script, as this machine has them. */
export function installedBrowsers(): readonly Browser[] {
  const firefox = first(FIREFOX);
  const driver = first(DRIVERS);
  const browser = first(MINI_BROWSERS);
  const xvfb = first(["/usr/bin/Xvfb"]);
  return [
    {
      name: "Firefox",
      packages: ["firefox-esr"],
      start: firefox === undefined ? null : (language) => startFirefox(firefox, language),
    },
    {
      name: "WebKitGTK",
      packages: ["webkit2gtk-driver", "xvfb"],
      start:
        driver === undefined || browser === undefined || xvfb === undefined
          ? null
          : () => startWebKit({ driver, browser, xvfb }),
    },
  ];
}
