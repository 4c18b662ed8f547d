import { expect, test } from "vitest";
import { SHORTEST_MS, slowest, table } from "./figures.ts";

test("a press lasts as long as the slowest event of an interaction; hovering and moving are none", () => {
  const events = [
    { interactionId: 7, duration: 40 },
    { interactionId: 7, duration: 96 },
    { interactionId: 0, duration: 300 },
  ];
  expect(slowest(events)).toBe(96);
});

test("a press that the browser does not report lasts the shortest time that it would report", () => {
  expect(slowest([])).toBe(SHORTEST_MS);
});

test("the slowest press comes first, and the last row has the median and the worst of the medians", () => {
  const rows = table([
    { name: "tile", durations: [40, 48, 400] },
    { name: "chip", durations: [16, 16, 24] },
    { name: "game", durations: [80, 72, 88] },
  ]);
  expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ["press", "median ms", "worst ms"],
    ["game", "80", "88"],
    ["tile", "48", "400"],
    ["chip", "16", "24"],
    ["3 presses: their medians", "48", "80"],
  ]);
});
