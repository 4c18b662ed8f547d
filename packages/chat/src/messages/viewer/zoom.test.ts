import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MAXIMUM_SCALE, moveBy, WHOLE, zoomTo, type Sizes, type Zoom } from "./zoom.ts";

const side = fc.double({ min: 50, max: 2000, noNaN: true });
const offset = fc.double({ min: -3000, max: 3000, noNaN: true });
const place = fc.record({ x: offset, y: offset });
const steps = fc.array(
  fc.oneof(
    fc.record({ scale: fc.double({ min: 0.01, max: 50, noNaN: true }), place }),
    fc.record({ move: place }),
  ),
);
const sizes = fc
  .record({ width: side, height: side, share: fc.double({ min: 0.1, max: 1, noNaN: true }) })
  .map(({ width, height, share }): Sizes => ({
    frame: { width, height },
    picture: { width: width * share, height },
  }));

/** How far the picture's edges stand inside the frame on both sides, where it could fill it. */
function gap({ scale, x }: Zoom, { frame, picture }: Sizes): number {
  const room = (picture.width * scale - frame.width) / 2;
  return room <= 0 ? Math.abs(x) : Math.max(0, Math.abs(x) - room);
}

test("whatever a finger does, the picture keeps its frame filled and its scale within the limits", () => {
  fc.assert(
    fc.property(sizes, steps, (size, all) => {
      let zoom = WHOLE;
      for (const step of all) {
        zoom = "scale" in step ? zoomTo(zoom, step.scale, step.place, size) : moveBy(zoom, step.move, size);
        expect(gap(zoom, size)).toBeLessThan(0.001);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(zoom.scale).toBeLessThanOrEqual(MAXIMUM_SCALE);
      }
      expect(zoomTo(zoom, 1, { x: 10, y: 10 }, size).scale).toBe(1);
    }),
  );
});

test("what is under the finger stays there", () => {
  const size = { frame: { width: 300, height: 300 }, picture: { width: 300, height: 300 } };
  const finger = { x: 60, y: -40 };
  const near = zoomTo(WHOLE, 2, finger, size);
  // The point of the picture that the finger touched, where it stands now.
  expect(near.x + finger.x * near.scale).toBeCloseTo(finger.x);
  expect(near.y + finger.y * near.scale).toBeCloseTo(finger.y);
  expect(zoomTo(near, 1, finger, size)).toEqual({ scale: 1, x: 0, y: 0 });
});
