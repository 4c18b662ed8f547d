import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { skipUnchanged } from "@member-wallet/tools/skip-unchanged";
import type { START } from "./.storybook/start.ts";

interface StoriesProject {
  name: string;
  /** The toolbar's values. Their widths count: Storybook sets its own viewport before it draws. */
  start: (typeof START)[keyof typeof START];
  /** Draws only the stories that have one of these tags; by default all. */
  tags?: string[];
}

/** Draws stories in Chromium and has axe look at them; those with a play function are played. */
export function storiesProject({ name, start, tags }: StoriesProject): TestProjectInlineConfiguration {
  const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
  return {
    plugins: [
      storybookTest({ configDir, initialGlobals: start, tags: tags === undefined ? {} : { include: tags } }),
      skipUnchanged(["apps/storybook/.storybook/main.ts"]),
    ],
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
      name,
      isolate: false,
      // The first story of a worker waits for all the files that it imports, on a busy machine for long.
      testTimeout: 60_000,
      // The component tests in the root's configuration have the same numbers.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] },
          // As in component tests.
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
