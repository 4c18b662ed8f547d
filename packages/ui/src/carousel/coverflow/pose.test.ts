import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverPose, indexesInSight, LAST_POSE, posesOnTheWay } from "./pose.ts";

const distance = fc.double({ min: -30, max: 30, noNaN: true });
const numbers = (text: unknown) =>
  String(text)
    .match(/-?\d+(\.\d+)?/g)
    ?.map(Number) ?? [];
/** The styles of a card at a share of its move, as the browser computes them: linear between two keyframes. */
function between(poses: readonly Keyframe[], share: number): number[] {
  const after = Math.max(
    1,
    poses.findIndex(({ offset }) => Number(offset) >= share),
  );
  const [one, other] = [poses[after - 1], poses[after]];
  const width = Number(other?.offset) - Number(one?.offset);
  const part = width === 0 ? 1 : (share - Number(one?.offset)) / width;
  const ends = [one, other].map((pose) => [...numbers(pose?.["transform"]), ...numbers(pose?.["opacity"])]);
  return (ends[0] ?? []).map((start, index) => start + ((ends[1]?.[index] ?? Number.NaN) - start) * part);
}

describe("a card that moves past the middle", () => {
  test("shows at every moment the pose of the place that the card is at", () => {
    fc.assert(
      fc.property(distance, distance, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const poses = posesOnTheWay(from, to, false);
        fc.pre(poses !== null && Math.abs(to - from) > 0.01);
        const place = coverPose(from + (to - from) * share, false);
        const wanted = [...numbers(place.transform), ...numbers(place.opacity)];
        between(poses ?? [], share).forEach((part, index) => expect(part).toBeCloseTo(wanted[index] ?? 0, 1));
      }),
    );
  });

  test("begins and ends with its own two poses", () => {
    const poses = posesOnTheWay(-1, 2.4, false);
    const start = coverPose(-1, false);
    const end = coverPose(2.4, false);
    expect(poses?.[0]).toEqual({ offset: 0, transform: start.transform, opacity: start.opacity });
    expect(poses?.at(-1)).toEqual({ offset: 1, transform: end.transform, opacity: end.opacity });
  });

  test("is not drawn for a card that is out of sight all along", () => {
    const away = fc.double({ min: LAST_POSE, max: 30, noNaN: true });
    fc.assert(
      fc.property(away, away, fc.constantFrom(-1, 1), (from, to, side) => {
        expect(posesOnTheWay(from * side, to * side, false)).toBeNull();
      }),
    );
    expect(posesOnTheWay(-17.900000000000002, -LAST_POSE, false)).toBeNull();
    expect(posesOnTheWay(0, 0, false)).toBeNull();
  });

  test("is drawn for a card that only flies by", () => {
    expect(posesOnTheWay(-6, 6, false)).not.toBeNull();
  });
});

const height = (at: number) => Number(coverPose(at, false).zIndex);

describe("a card", () => {
  test("is opaque in the middle and transparent when hidden", () => {
    expect(coverPose(0, false).opacity).toBe("1.000");
    expect(coverPose(LAST_POSE, false).opacity).toBe("0.000");
    expect(coverPose(-7, false).opacity).toBe("0.000");
  });

  test("covers its neighbour once it is nearer to the middle", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.49, noNaN: true }), fc.constantFrom(-1, 1), (away, side) => {
        expect(height(away * side)).toBeGreaterThan(height((away - 1) * side));
        expect(height((away - 1) * side)).toBeGreaterThan(height((away - 2) * side));
      }),
    );
  });

  test("has no depth where it is flat, and is as small as one in depth", () => {
    expect(coverPose(1, false).transform).toBe(
      "translateX(572.00%) perspective(900px) translateZ(-60.00px) rotateY(-42.00deg) scale(0.8950)",
    );
    expect(coverPose(1, true).transform).toBe("translateX(572.00%) scale(0.8391)");
    const glide = posesOnTheWay(1, 0, true);
    expect(glide?.[0]?.["transform"]).toBe(coverPose(1, true).transform);
    expect(glide?.at(-1)?.["transform"]).toBe(coverPose(0, true).transform);
  });
});

test("the cards in sight are those nearer than the last pose", () => {
  const all = Array.from({ length: 61 }, (_, index) => index - 30);
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (position) => {
      expect(indexesInSight(position)).toEqual(all.filter((at) => Math.abs(at - position) < LAST_POSE));
    }),
  );
});
