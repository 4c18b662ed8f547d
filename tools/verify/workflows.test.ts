import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../root.ts";
import { STEPS } from "./steps.ts";
import { faultsOfWorkflow } from "./workflows.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const files = globSync(".github/workflows/*.yml", { cwd: ROOT });

test.each(files)("%s follows the rules of workflows", (file) => {
  expect(faultsOfWorkflow(read(file), Object.keys(scripts))).toEqual([]);
});

test("the jobs of the checks run every step of npm test", () => {
  const text = read(".github/workflows/checks.yml");
  const named = [...text.matchAll(/--steps=(?<names>"[^"]+"|\S+)/g)].flatMap(({ groups }) =>
    (groups?.["names"] ?? "").replaceAll('"', "").split(","),
  );
  const run = new Set([...named, ...(text.includes("playwright test") ? ["journeys"] : [])]);
  expect(STEPS.map(({ name }) => name).filter((name) => !run.has(name))).toEqual([]);
});

test("the templates of issues and Renovate's configuration can be read", () => {
  for (const file of globSync(".github/ISSUE_TEMPLATE/*.yml", { cwd: ROOT }))
    expect(typeof parse(read(file))).toBe("object");
  expect(JSON.parse(read("renovate.json"))).toHaveProperty("extends");
});

test(".nvmrc and the workspace name the same Node", () => {
  expect(read("pnpm-workspace.yaml")).toContain(`nodeVersion: ${read(".nvmrc").trim()}\n`);
});

describe("a workflow", () => {
  const RIGHT = `
name: Checks
on: push
concurrency: { group: checks }
permissions: { contents: read }
jobs:
  checks:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v5
      - run: npm test`;

  test.each([
    ["permissions: { contents: read }", "permissions: { contents: write }", "all its jobs may write"],
    ["permissions: { contents: read }", "", "all its jobs may write"],
    ["    timeout-minutes: 5\n", "", "checks: it has no time limit"],
    ["ubuntu-24.04", "ubuntu-latest", "checks: its system changes"],
    ["checkout@v5", "checkout@main", "actions/checkout@main has no version"],
    ["npm test", "npm run tests", "package.json has no script tests"],
    ["npm test", "echo ${{ github.event.pull_request.title }}", "a text of others"],
    ["concurrency: { group: checks }\n", "", "two runs of it may overlap"],
  ])("with %s as %s is told", (from, to, fault) => {
    expect(faultsOfWorkflow(RIGHT, ["test"])).toEqual([]);
    expect(faultsOfWorkflow(RIGHT.replace(from, to), ["test"])).toEqual([expect.stringContaining(fault)]);
  });
});
