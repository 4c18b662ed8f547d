import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

/** Every story is drawn in Chromium and looked at by axe; one with a play function is played. */
export default defineProject({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  resolve: { dedupe: ["react", "react-dom", "i18next", "react-i18next"] },
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "i18next",
      "react-i18next",
    ],
  },
  test: {
    name: "stories",
    isolate: false,
    setupFiles: [fileURLToPath(new URL(".storybook/vitest.setup.ts", import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] } }),
      instances: [{ browser: "chromium", viewport: { width: 360, height: 800 } }],
    },
  },
});
