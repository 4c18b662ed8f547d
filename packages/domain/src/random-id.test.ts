import { describe, expect, test } from "vitest";
import { randomId } from "./random-id.ts";

describe("a random id", () => {
  const ids = Array.from({ length: 1_000 }, randomId);

  test("is 32 hex digits, zeros in front included", () => {
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  });

  test("has 128 random bits: every digit takes all 16 values, and no id comes twice", () => {
    const valuesAt = (place: number) => new Set(ids.map((id) => id[place])).size;
    expect(Array.from({ length: 32 }, (_, place) => valuesAt(place))).toEqual(Array(32).fill(16));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
