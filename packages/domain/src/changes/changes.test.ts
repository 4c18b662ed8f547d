import { expect, test } from "vitest";
import { createChanges } from "./changes.ts";

test("every listener is told of each change, until it unsubscribes", () => {
  const changes = createChanges<number>();
  const told: string[] = [];
  const unsubscribe = changes.subscribe((event) => told.push(`first ${event}`));
  changes.subscribe((event) => told.push(`second ${event}`));
  changes.tell(1);
  unsubscribe();
  unsubscribe();
  changes.tell(2);
  expect(told).toEqual(["first 1", "second 1", "second 2"]);
});

test("a listener that unsubscribes while it is told keeps nobody else from being told", () => {
  const changes = createChanges();
  const told: string[] = [];
  const unsubscribe = changes.subscribe(() => {
    told.push("first");
    unsubscribe();
  });
  changes.subscribe(() => told.push("second"));
  changes.tell();
  changes.tell();
  expect(told).toEqual(["first", "second", "second"]);
});

test("nobody is told after the end", () => {
  const changes = createChanges();
  const told: string[] = [];
  changes.subscribe(() => told.push("told"));
  changes.end();
  changes.tell();
  expect(told).toEqual([]);
});
