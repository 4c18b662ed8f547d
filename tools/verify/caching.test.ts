import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SITES } from "../launch/addresses.ts";
import { ROOT, toolEnvironment } from "../root.ts";

interface Task {
  readonly taskId: string;
  readonly directory: string;
  readonly command: string;
  readonly dependencies: readonly string[];
  /** The files that its cache is keyed by, from its package's folder. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly resolvedTaskDefinition: { readonly inputs: readonly string[] };
}

/** The tests, stories and journeys that run again after a change of a file (`member#test`), as Turborepo plans them. */
function runAgain(changed: string): string[] {
  return plan()
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .filter((task) => [...withDependencies(task)].some((each) => reads(each, changed)))
    .map(({ taskId }) => taskId.replace("@member-wallet/", ""))
    .toSorted();
}

function reads({ directory, inputs }: Task, file: string): boolean {
  return Object.keys(inputs).some((input) => join(directory, input) === file);
}

let planned: readonly Task[] | undefined;

function plan(): readonly Task[] {
  if (planned !== undefined) return planned;
  const args = ["run", "test", "stories", "journeys", "--dry=json"];
  const output = execFileSync("turbo", args, {
    cwd: ROOT,
    env: toolEnvironment(),
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  planned = (JSON.parse(output.slice(output.indexOf("{"))) as { tasks: Task[] }).tasks;
  return planned;
}

function withDependencies(task: Task, found = new Set<Task>()): Set<Task> {
  if (found.has(task)) return found;
  found.add(task);
  for (const each of plan()) if (task.dependencies.includes(each.taskId)) withDependencies(each, found);
  return found;
}

describe("a change runs again only what it can touch:", () => {
  test("in member, its own tests and stories, and the walks of its record; journeys once it changes a built site", () => {
    expect(runAgain("packages/member/src/app/App.tsx")).toEqual([
      "e2e#test",
      "member#stories",
      "member#test",
    ]);
    const journeys = plan().find(({ taskId }) => taskId.endsWith("#journeys"));
    const built = SITES.map(({ name }) => `../../apps/${name}/dist/**`);
    expect(journeys?.resolvedTaskDefinition.inputs).toEqual(expect.arrayContaining(built));
  });

  test("in the sandbox, its own tests and those that start it", () => {
    expect(runAgain("apps/sandbox/src/main.ts")).toEqual(["e2e#journeys", "e2e#test", "sandbox#test"]);
  });

  test("in what every story is drawn with, all stories", () => {
    const stories = ["chat#stories", "member#stories", "ui#stories"];
    expect(runAgain("apps/storybook/.storybook/preview.tsx")).toEqual(stories);
  });

  test("in ui, the tests and stories of ui, chat and member, and the journeys, which import it", () => {
    expect(runAgain("packages/ui/src/index.ts")).toEqual([
      "chat#stories",
      "chat#test",
      "chat-embed#test",
      "e2e#journeys",
      "e2e#test",
      "member#stories",
      "member#test",
      "ui#stories",
      "ui#test",
    ]);
  });

  test("in a file that the tests of another package read, those tests", () => {
    expect(runAgain("docs/wire-changes.md")).toEqual(["openapi#test"]);
    for (const file of ["apps/lao/index.html", "apps/lao/public/share.png", "packages/ui/src/tokens/lao.css"])
      expect(runAgain(file)).toContain("site-build#test");
  });

  test("in a test of ui, the tests of ui; in a story, the stories of ui and of what is built from it", () => {
    expect(runAgain("packages/ui/src/field/fields.test.tsx")).toEqual(["ui#test"]);
    const stories = ["chat#stories", "member#stories", "ui#stories"];
    expect(runAgain("packages/ui/src/field/Fields.stories.tsx")).toEqual(stories);
  });
});
