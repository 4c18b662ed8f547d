import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf } from "./percent.ts";
import { satang } from "./satang.ts";

test("a percentage is floored to whole satang, exactly, however large the amount", () => {
  const amounts = fc.integer({ min: -1e15, max: 1e15 });
  const largest = fc.integer({ min: 1e15 - 1e6, max: 1e15 - 1 });
  fc.assert(
    fc.property(fc.oneof(amounts, largest), fc.integer({ min: 0, max: 100 }), (value, percent) => {
      const scaled = BigInt(value) * BigInt(percent);
      const floor = scaled / 100n - (scaled % 100n < 0n ? 1n : 0n);
      expect(percentOf(satang(value), percent)).toBe(Number(floor));
    }),
  );
});
