import { expect, test } from "vitest";
import { FRAME_MS, summary } from "./frame-times.ts";

const at = (...frames: number[]) => frames.map((frame) => frame * FRAME_MS);

test("frames at every refresh of the screen are all there", () => {
  expect(summary(at(0, 1, 2, 3, 4))).toMatchObject({ frames: 4, dropped: 0 });
});

test("a gap of three refreshes drops two frames, a third of those that were due", () => {
  const times = summary(at(0, 1, 2, 5, 6));
  expect(times.dropped).toBeCloseTo(100 / 3);
  expect(times.longest).toBeCloseTo(3 * FRAME_MS);
  expect(times.p50).toBeCloseTo(FRAME_MS);
});
