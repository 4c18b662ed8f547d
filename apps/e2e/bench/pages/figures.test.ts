import { expect, test } from "vitest";
import { blockingTime, cumulativeShift, figuresOf, medians, ratioRow, type SentRequest } from "./figures.ts";

const OBSERVED = { fcp: 400, lcp: { at: 500, element: "p" }, ready: 900, shifts: [], longTasks: [] };

function aRequest(over: Partial<SentRequest> = {}): SentRequest {
  return { isPicture: false, isCached: false, began: 10, ended: 200, bytes: 1000, ...over };
}

test("bytes and requests before ready leave out pictures, caches, and what begins later", () => {
  const requests = [
    aRequest(),
    aRequest({ isPicture: true }),
    aRequest({ isCached: true }),
    aRequest({ began: 901, ended: 950 }),
  ];
  expect(figuresOf(OBSERVED, requests, 0)).toMatchObject({ bytes: 1000, requests: 1 });
});

test("a request that has not ended when the page is ready counts as a request, without its bytes", () => {
  const requests = [aRequest({ ended: 901 }), aRequest({ ended: null })];
  expect(figuresOf(OBSERVED, requests, 0)).toMatchObject({ bytes: 0, requests: 2 });
});

test("a page that never reacts has no figures", () => {
  expect(() => figuresOf({ ...OBSERVED, ready: null }, [], 0)).toThrow("never");
});

test.each([
  ["adds up within a second", [0, 900, 1800], 0.3],
  ["takes the largest of two apart", [0, 5000, 5500], 0.2],
  ["ends a session after five seconds", [0, 900, 1800, 2700, 3600, 4500, 5400], 0.6],
])("the cumulative shift %s", (_, times, expected) => {
  expect(cumulativeShift(times.map((at) => ({ at, value: 0.1 })))).toBeCloseTo(expected);
});

test("tasks block for what they last beyond 50 ms, after the first paint", () => {
  const longTasks = [
    { at: 100, value: 200 },
    { at: 380, value: 100 },
    { at: 600, value: 80 },
  ];
  expect(blockingTime(longTasks, 400)).toBe(50 + 30);
});

test("the medians are of each figure by itself", () => {
  const visits = [300, 100, 200].map((fcp, at) => ({ ...figuresOf(OBSERVED, [], at), fcp }));
  expect(medians(visits)).toMatchObject({ fcp: 200, heap: 1 });
});

test("a row of ratios has a dash where the other page has nothing", () => {
  const page = { ...figuresOf(OBSERVED, [aRequest({ bytes: 3000 })], 6), tbt: 40, cls: 0.1 };
  const floor = { ...figuresOf(OBSERVED, [aRequest({ bytes: 2000 })], 4), tbt: 20 };
  const row = ratioRow("of its floor", page, floor);
  expect(row.split(/ {2,}/)).toEqual([
    "of its floor",
    "1.00",
    "1.00",
    "1.00",
    "–",
    "2.00",
    "1.50",
    "1.50",
    "1.00",
  ]);
});
