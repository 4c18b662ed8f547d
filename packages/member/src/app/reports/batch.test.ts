import { expect, test } from "vitest";
import { createBatch } from "./batch.ts";
import type { DescribedProblem } from "./describe-problem.ts";

const chunk = (file: string): DescribedProblem => ({
  kind: "chunk",
  page: "/login",
  file: `/assets/${file}`,
});
const lcp = (value: number) => ({ page: "/login", name: "LCP", value, rating: "good" }) as const;

test("equal problems are one, with how often they came", () => {
  const batch = createBatch();
  ["a.js", "b.js", "a.js", "a.js"].map(chunk).forEach(batch.addProblem);
  expect(batch.take()?.problems).toEqual([
    { ...chunk("a.js"), times: 3 },
    { ...chunk("b.js"), times: 1 },
  ]);
});

test("what was taken is not taken again, not even when it comes again", () => {
  const batch = createBatch();
  batch.addProblem(chunk("a.js"));
  batch.addVital(lcp(900));
  expect(batch.take()).not.toBeNull();
  batch.addProblem(chunk("a.js"));
  batch.addVital(lcp(1_000));
  expect(batch.take()).toBeNull();
});

test("the latest value of a vital counts", () => {
  const batch = createBatch();
  [lcp(900), lcp(1_000)].forEach(batch.addVital);
  expect(batch.take()).toEqual({ vitals: [lcp(1_000)], problems: [] });
});

test("a page load reports twenty different problems, however many there are", () => {
  const batch = createBatch();
  for (let at = 0; at < 15; at += 1) batch.addProblem(chunk(`${at}.js`));
  expect(batch.take()?.problems).toHaveLength(15);
  for (let at = 15; at < 1_000; at += 1) batch.addProblem(chunk(`${at}.js`));
  expect(batch.take()?.problems).toHaveLength(5);
});
