import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { ROOT, toolEnvironment } from "../root.ts";

interface Task {
  readonly taskId: string;
  readonly package: string;
  readonly command: string;
  readonly dependencies: readonly string[];
}

/** The tests and stories that run again after a change in a package (`member#test`), as Turborepo plans them. */
function runAgain(changed: string): string[] {
  return plan()
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .filter((task) => [...withDependencies(task)].some((each) => each.package === changed))
    .map(({ taskId }) => taskId.replace("@member-wallet/", ""))
    .toSorted();
}

let planned: readonly Task[] | undefined;

function plan(): readonly Task[] {
  if (planned !== undefined) return planned;
  const args = ["run", "test", "stories", "--dry=json"];
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
  test("in member, its own tests and stories", () => {
    expect(runAgain("@member-wallet/member")).toEqual(["member#stories", "member#test"]);
  });

  test("in the sandbox, its own tests and those that start it", () => {
    expect(runAgain("@member-wallet/sandbox")).toEqual(["e2e#test", "sandbox#test"]);
  });

  test("in what every story is drawn with, all stories", () => {
    expect(runAgain("@member-wallet/storybook")).toEqual(["chat#stories", "member#stories", "ui#stories"]);
  });

  test("in ui, the tests and stories of ui, chat and member", () => {
    expect(runAgain("@member-wallet/ui")).toEqual([
      "chat#stories",
      "chat#test",
      "e2e#test",
      "member#stories",
      "member#test",
      "ui#stories",
      "ui#test",
    ]);
  });
});
