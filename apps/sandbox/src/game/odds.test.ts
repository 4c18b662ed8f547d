import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoutOf } from "./odds.ts";

const stake = fc.integer({ min: 1, max: 10_000_000 }).map(satang);

describe("the odds of a round", () => {
  it("pay nothing, twice or five times the stake", () => {
    fc.assert(
      fc.property(stake, (given) => {
        expect([0, 2, 5].map((times) => times * given)).toContain(payoutOf(given, "chance"));
      }),
    );
  });

  it("return 95 % over all possible draws", () => {
    fc.assert(
      fc.property(stake, (given) => {
        const paid = Array.from({ length: 100 }, (_, drawn) => payoutOf(given, "chance", () => drawn));
        expect(paid.reduce((sum, payout) => sum + payout, 0)).toBe(95 * given);
        expect(paid.filter((payout) => payout === 0)).toHaveLength(57);
      }),
    );
  });

  it("are drawn from a hundred numbers", () => {
    const asked: number[] = [];
    payoutOf(satang(100), "chance", (sides) => {
      asked.push(sides);
      return 0;
    });
    expect(asked).toEqual([100]);
  });

  it("can be set by a journey", () => {
    fc.assert(
      fc.property(stake, fc.integer({ min: 0, max: 99 }), (given, drawn) => {
        expect(payoutOf(given, "win", () => drawn)).toBe(2 * given);
        expect(payoutOf(given, "lose", () => drawn)).toBe(0);
      }),
    );
  });
});
