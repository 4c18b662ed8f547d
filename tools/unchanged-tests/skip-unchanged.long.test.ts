import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT, toolEnvironment } from "../root.ts";
import { vitestFiles, vitestOutcome } from "../verify/reports.ts";

const FILES = {
  "one.ts": "export const one = (): number => 1;\n",
  "later.ts": "export const later = 2;\n",
  "look.css": '@import "./colours.css";\n',
  "colours.css": "body { color: rgb(1, 2, 3) }\n",
  "one.test.ts": `import { expect, test } from "vitest";
import { one } from "./one.ts";
import "./look.css";
test("one", () => expect([one(), getComputedStyle(document.body).color]).toEqual([1, "rgb(1, 2, 3)"]));
`,
  "later.test.ts": `import { expect, test } from "vitest";
test("later", async () => expect((await import("./later.ts")).later).toBe(2));
`,
  "vitest.config.ts": `import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_FLAGS, chromiumPath } from "../../browser/chromium.ts";
import { LOADED_MODULES, skipUnchanged } from "../../unchanged-tests/skip-unchanged.ts";
const provider = playwright({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] } });
export default defineConfig({
  root: import.meta.dirname,
  plugins: [skipUnchanged()],
  test: {
    setupFiles: [LOADED_MODULES],
    browser: { enabled: true, headless: true, screenshotFailures: false, provider, instances: [{ browser: "chromium" }] },
  },
});
`,
};

let folder: string;

beforeEach(() => {
  mkdirSync(join(ROOT, "tools/.cache"), { recursive: true });
  folder = mkdtempSync(join(ROOT, "tools/.cache/unchanged-"));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: keyof typeof FILES, content: string) {
  writeFileSync(join(folder, name), content);
}

/** Runs the tests in the folder; resolves with the files that ran, by the run's output, and what its report counts. */
async function run(env: NodeJS.ProcessEnv = { SKIP_UNCHANGED: "true" }) {
  const args = ["run", "--config", join(folder, "vitest.config.ts"), "--reporter=verbose", "--reporter=json"];
  const options = { cwd: ROOT, env: { ...toolEnvironment(), NO_COLOR: "1", ...env } };
  const { stdout } = await promisify(execFile)(
    "vitest",
    [...args, "--outputFile.json=report.json"],
    options,
  ).catch((failed: { stdout: string }) => failed);
  const read: unknown = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  const { passed, failed } = vitestOutcome(read);
  return {
    ran: ["later", "one"].filter((name) => stdout.includes(` ${name}.test.ts >`)),
    reported: new Set(vitestFiles(read).map(({ path }) => basename(path))),
    passed,
    failed,
  };
}

const ALL = { reported: new Set(["later.test.ts", "one.test.ts"]), passed: 2, failed: 0 };

test("what passed and has not changed is reported, and does not run again", async () => {
  expect(await run()).toEqual({ ...ALL, ran: ["later", "one"] });
  expect(await run()).toEqual({ ...ALL, ran: [] });
  write("one.ts", `// A number.\n${FILES["one.ts"]}`);
  expect(await run()).toEqual({ ...ALL, ran: [] });
});

test("what imports changed code runs again, at once or later, and in a stylesheet's stylesheet", async () => {
  await run();
  write("later.ts", "export const later = 1 + 1;\n");
  expect(await run()).toEqual({ ...ALL, ran: ["later"] });
  write("colours.css", "body { color: rgb(1, 2, 3); margin: 0 }\n");
  expect(await run()).toEqual({ ...ALL, ran: ["one"] });
});

test("what failed runs until it passes", async () => {
  await run();
  write("one.ts", "export const one = (): number => 2;\n");
  const failed = { ...ALL, ran: ["one"], passed: 1, failed: 1 };
  expect(await run()).toEqual(failed);
  expect(await run()).toEqual(failed);
  write("one.ts", FILES["one.ts"]);
  expect(await run()).toEqual({ ...ALL, ran: ["one"] });
});

test("after an error outside of all tests, what ran beside it runs again", async () => {
  write("later.ts", "setTimeout(() => { throw new Error('late'); });\nexport const later = 2;\n");
  expect(await run()).toEqual({ ...ALL, ran: ["later", "one"] });
  expect(await run()).toEqual({ ...ALL, ran: ["later", "one"] });
});

test("a run by hand runs everything", async () => {
  await run();
  expect(await run({})).toEqual({ ...ALL, ran: ["later", "one"] });
});
