import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath } from "./tools/browser/chromium.ts";

// A function, because Vitest mutates the browser configuration it is given.
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] } }),
    instances: [{ browser: "chromium" as const, viewport: { width: 360, height: 800 } }],
  };
}

export default defineConfig({
  test: {
    reporters: process.env["CI"] ? ["default", "json"] : ["default"],
    outputFile: { json: ".cache/vitest.json" },
    projects: [
      {
        test: {
          name: "node",
          include: ["packages/*/src/**/*.test.ts", "locales/src/**/*.test.ts", "tools/**/*.test.ts", "apps/sandbox/src/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "browser",
          include: ["packages/*/src/**/*.test.tsx"],
          browser: chromium(),
        },
      },
    ],
  },
});
