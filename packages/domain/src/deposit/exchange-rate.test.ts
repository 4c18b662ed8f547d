import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { unitsPerBaht, unitsWorth } from "./exchange-rate.ts";

describe("a rate of exchange", () => {
  test("is told by the units for one baht", () => {
    expect([1 / 640, 1 / 1_630.5, 35].map(unitsPerBaht)).toEqual(["640", "1,630.5", "0.03"]);
  });

  test("makes a minimum the fewest whole units that are worth it", () => {
    expect(unitsWorth(satang(2_000), 1 / 640)).toBe(12_800);
    const perBaht = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), perBaht, (amount, kip) => {
        const units = unitsWorth(satang(amount), 1 / kip);
        // In hundredths of kip per satang, which are whole.
        expect(units * 100).toBeGreaterThanOrEqual(amount * kip);
        expect((units - 1) * 100).toBeLessThan(Math.max(amount * kip, 1));
      }),
    );
  });
});
