import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath, SHORT_LIVED_PAGES } from "./tools/browser/chromium.ts";
import { cheapModules, ONLY_IMPORTED_ICONS } from "./tools/component-tests/served-modules.ts";
import { LOADED_MODULES, skipUnchanged } from "./tools/unchanged-tests/skip-unchanged.ts";

// A function, because Vitest mutates the browser configuration it is given.
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, SHORT_LIVED_PAGES] },
      // A sixth less CPU time; tests about motion ask for it.
      contextOptions: { reducedMotion: "reduce" },
    }),
    instances: [{ browser: "chromium" as const, viewport: { width: 360, height: 800 } }],
  };
}

// Vitest leaves one core free, and on two cores runs one file after another. Tests in a browser mostly wait.
const CORES = availableParallelism();
const PAGES = Math.ceil(1.5 * CORES);

/** How long `expect.poll` waits, in milliseconds: its own second is too short for a busy machine. */
const POLL = { poll: { timeout: 30_000 } };

/** React as members run it: whole pages take two thirds of the time that its development build takes. */
const PRODUCTION = { "process.env.NODE_ENV": JSON.stringify("production") };
const FRESH_BROWSER = fileURLToPath(new URL("packages/member/src/testing/fresh-browser.ts", import.meta.url));
const FLUSH_RENDERS = fileURLToPath(new URL("packages/member/src/testing/flush-renders.ts", import.meta.url));

interface InChromium {
  /** The package that the tests are of. */
  of: "ui" | "chat" | "chat-embed" | "member";
  name?: string;
  include?: string[];
  exclude?: string[];
  /** React's build; its development build warns. */
  react?: "development" | "production";
  /** What the package's tests import beside what all of them do. */
  dependencies: string[];
}

/**
 * Component tests of one package, rooted there so that its dependencies are found. They are bundled before the first
 * test: one found later would be bundled anew, and two copies of React would meet.
 */
function inChromium(tests: InChromium): TestProjectInlineConfiguration {
  const { of, name = `browser:${of}`, include = ["src/**/*.test.tsx"], exclude = [] } = tests;
  const production = tests.react === "production";
  const define = production ? PRODUCTION : {};
  return {
    root: fileURLToPath(new URL(`packages/${of}`, import.meta.url)),
    plugins: [react(), cheapModules(), skipUnchanged()],
    define,
    oxc: { jsx: { development: !production } },
    optimizeDeps: {
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "i18next",
        "react-i18next",
        "lucide-react",
        ...tests.dependencies,
      ],
      rolldownOptions: { transform: { define }, plugins: [ONLY_IMPORTED_ICONS] },
    },
    resolve: { dedupe: ["react", "react-dom", "i18next", "react-i18next"] },
    test: {
      name,
      include,
      exclude,
      setupFiles: [
        ...(production ? [FLUSH_RENDERS] : []),
        ...(of === "member" ? [FRESH_BROWSER] : []),
        LOADED_MODULES,
      ],
      expect: POLL,
      testTimeout: 60_000,
      maxWorkers: PAGES,
      // Another number of workers than in Node needs another group.
      sequence: { groupOrder: 1 },
      browser: chromium(),
    },
  };
}

/** What component tests import. */
const RENDERING = ["vitest-browser-react", "fast-check"];

const CHAT_DEPENDENCIES = [
  "@reduxjs/toolkit",
  "@reduxjs/toolkit/query/react",
  "react-redux",
  "socket.io-client",
];

/** Tests of `member` that read React's warnings: prerendered HTML that differs from the first render. */
const READ_WARNINGS = ["src/app/{early-balance,prerender}.test.tsx"];

const MEMBER_DEPENDENCIES = [
  ...RENDERING,
  "@reduxjs/toolkit",
  "@reduxjs/toolkit/query/react",
  "crypto-js/aes",
  "crypto-js/enc-utf8",
  "react-redux",
  "react-router-dom",
  "react-dom/server",
  "web-vitals",
];

interface InNode {
  name: string;
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  /** Node's own arguments. */
  execArgv?: string[];
  /** In milliseconds. */
  timeout?: number;
}

/** Tests of one kind in Node. No test leaves anything in a module, so the modules are loaded once for all files. */
function inNode({
  name,
  include,
  exclude = [],
  globalSetup = [],
  execArgv = [],
  timeout = 60_000,
}: InNode): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude,
      globalSetup,
      environment: "node",
      isolate: false,
      maxWorkers: CORES,
      execArgv,
      expect: POLL,
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
}

const LONG = "**/*.long.test.ts";

const WITH_DATABASES = {
  globalSetup: ["vitest.postgres.ts"],
  // No optimising second compilation of the database's WebAssembly: an eighth less CPU time.
  execArgv: ["--liftoff-only"],
};

/** Storybook reads every story before the first test, for two seconds: runs that name other projects leave it out. */
const OTHERS_ARE_NAMED =
  process.argv.includes("--project") && !process.argv.some((argument) => argument.startsWith("stories"));
const STORIES = OTHERS_ARE_NAMED
  ? []
  : ["apps/storybook/vitest.config.ts", "apps/storybook/vitest.lao.config.ts"];

export default defineConfig({
  test: {
    projects: [
      inNode({
        name: "node",
        include: ["packages/*/src/**/*.test.ts", "locales/src/**/*.test.ts", "tools/**/*.test.ts"],
        exclude: [LONG],
      }),
      inNode({
        name: "sandbox",
        include: ["apps/sandbox/src/**/*.test.ts", "apps/e2e/{acts,howto,unchanged}/**/*.test.ts"],
        exclude: [LONG],
        ...WITH_DATABASES,
      }),
      // Only `npm run test:long` runs these.
      inNode({
        name: "long",
        // A bench in small takes half a minute on a quiet machine.
        timeout: 300_000,
        include: [
          "{packages,apps}/*/src/**/*.long.test.ts",
          "tools/**/*.long.test.ts",
          "apps/e2e/{bench,conformance}/**/*.test.ts",
          "apps/e2e/acts/**/*.long.test.ts",
        ],
        ...WITH_DATABASES,
      }),
      inChromium({ of: "ui", dependencies: [...RENDERING, "dompurify"] }),
      inChromium({ of: "chat", dependencies: [...RENDERING, ...CHAT_DEPENDENCIES] }),
      inChromium({ of: "chat-embed", dependencies: [...CHAT_DEPENDENCIES, "dayjs", "valibot"] }),
      inChromium({
        of: "member",
        exclude: READ_WARNINGS,
        react: "production",
        dependencies: MEMBER_DEPENDENCIES,
      }),
      inChromium({
        of: "member",
        name: "browser:member in development",
        include: READ_WARNINGS,
        dependencies: MEMBER_DEPENDENCIES,
      }),
      ...STORIES,
    ],
  },
});
