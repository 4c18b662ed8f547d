import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

/** Every story is drawn in Chromium and looked at by axe; one with a play function is played. */
export default defineProject({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  resolve: { dedupe: ["react", "react-dom", "i18next", "react-i18next"] },
  // What the stories import is found before the first is drawn: found later, it would be bundled anew under running tests.
  optimizeDeps: {
    entries: ["../../packages/{ui,chat,member}/src/**/*.stories.tsx"],
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
    // As for the component tests in the root's configuration.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] } }),
      // Their widths are those of `start.ts`: Storybook sets its own viewport before it draws.
      instances: [
        { browser: "chromium", name: "stories (thai 360)", env: { VITE_STORIES_START: "thai" } },
        { browser: "chromium", name: "stories (lao 1280)", env: { VITE_STORIES_START: "lao" } },
      ],
    },
  },
});
