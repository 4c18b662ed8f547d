import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
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

// Vitest leaves one core free, and on two cores runs one file after another. Tests in a browser mostly wait.
const CORES = availableParallelism();
const PAGES = Math.ceil(1.5 * CORES);

/** How long `expect.poll` waits, in milliseconds: its own second is too short for a busy machine. */
const POLL = { poll: { timeout: 10_000 } };

/**
 * The component tests of one package, rooted there so that its dependencies are found. They are bundled before the
 * first test: one found later would be bundled anew, and two copies of React would meet.
 */
function inChromium(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    root: fileURLToPath(new URL(`packages/${name}`, import.meta.url)),
    plugins: [react()],
    optimizeDeps: {
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        ...include,
      ],
    },
    resolve: { dedupe: ["react", "react-dom", "i18next", "react-i18next"] },
    test: {
      name: `browser:${name}`,
      include: ["src/**/*.test.tsx"],
      expect: POLL,
      testTimeout: 30_000,
      maxWorkers: PAGES,
      // Another number of workers than in Node needs another group.
      sequence: { groupOrder: 1 },
      browser: chromium(),
    },
  };
}

interface InNode {
  name: string;
  include: string[];
  globalSetup?: string[];
  /** Node's own arguments. */
  execArgv?: string[];
}

/** Tests of one kind in Node. No test leaves anything in a module, so the modules are loaded once for all files. */
function inNode({ name, include, globalSetup = [], execArgv = [] }: InNode): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      globalSetup,
      environment: "node",
      isolate: false,
      maxWorkers: CORES,
      execArgv,
      expect: POLL,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      inNode({
        name: "node",
        include: ["packages/*/src/**/*.test.ts", "locales/src/**/*.test.ts", "tools/**/*.test.ts"],
      }),
      inNode({
        name: "sandbox",
        include: ["apps/sandbox/src/**/*.test.ts", "apps/e2e/{bench,conformance}/**/*.test.ts"],
        globalSetup: ["vitest.postgres.ts"],
        // No optimising second compilation of the database's WebAssembly: an eighth less CPU time.
        execArgv: ["--liftoff-only"],
      }),
      inChromium("ui", [
        "i18next",
        "react-i18next",
        "lucide-react",
        "dompurify",
        "vitest-browser-react",
        "fast-check",
      ]),
      inChromium("chat", [
        "@reduxjs/toolkit",
        "@reduxjs/toolkit/query/react",
        "i18next",
        "react-i18next",
        "react-redux",
        "lucide-react",
        "socket.io-client",
        "vitest-browser-react",
        "fast-check",
      ]),
      inChromium("member", [
        "@reduxjs/toolkit",
        "@reduxjs/toolkit/query/react",
        "crypto-js/aes",
        "crypto-js/enc-utf8",
        "i18next",
        "react-i18next",
        "react-redux",
        "react-router-dom",
        "react-dom/server",
        "lucide-react",
        "vitest-browser-react",
        "web-vitals",
        "fast-check",
      ]),
      "apps/storybook/vitest.config.ts",
    ],
  },
});
