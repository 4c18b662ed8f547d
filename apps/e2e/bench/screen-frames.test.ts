import { expect, test } from "vitest";
import { screenFrames } from "./screen-frames.ts";

const shown = (refreshes?: number) => ({
  name: "ScrollJankV4",
  ph: "b",
  args: { scroll_jank_v4: refreshes === undefined ? {} : { vsyncs_since_previous_frame: refreshes } },
});

const drawn = (frame: object) => ({
  name: "PipelineReporter",
  ph: "b",
  args: { frame_reporter: { scroll_state: "SCROLL_COMPOSITOR_THREAD", ...frame } },
});

test("frames at every refresh of the screen are all there, from the first of each scroll on", () => {
  const trace = [drawn({}), shown(), shown(1), shown(1), shown(), shown(1)];
  expect(screenFrames(trace)).toEqual({ frames: 5, dropped: 0, incomplete: 0 });
});

test("a frame that comes three refreshes after the one before drops two", () => {
  const { dropped } = screenFrames([drawn({}), shown(), shown(1), shown(3), shown(1)]);
  expect(dropped).toBeCloseTo(100 / 3);
});

test.each(["has_missing_content", "checkerboarded_needs_raster", "checkerboarded_needs_record"])(
  "a frame of a scroll that says %s is incomplete, one at rest is not counted",
  (part) => {
    const trace = [
      shown(),
      drawn({}),
      drawn({ [part]: true }),
      drawn({ [part]: true, scroll_state: "SCROLL_NONE" }),
    ];
    expect(screenFrames(trace).incomplete).toBe(1);
  },
);

test("a trace without frames is no result", () => {
  expect(() => screenFrames([])).toThrow("no frames");
  expect(() => screenFrames([shown()])).toThrow("no frames");
});
