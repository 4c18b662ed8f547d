import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Satang, satang } from "../money/satang.ts";
import { sumBalances, totalBalance } from "./total-balance.ts";

/** The largest amount that the API can send. */
const amounts = fc.integer({ min: -1e15, max: 1e15 }).map(satang);
const maybe = fc.option(amounts);
const of = (wallet: Satang | null, games: readonly (Satang | null)[], allSlots = true) => ({
  wallet: { amount: wallet },
  slots: games.map((amount) => ({ amount })),
  allSlots,
});

test("a member without game accounts has the wallet's balance", () => {
  expect(totalBalance(of(satang(12_345), []))).toEqual({ amount: 12_345, complete: true });
  expect(sumBalances([], true)).toEqual({ amount: 0, complete: true });
});

test("moving money between wallet and games never changes the total", () => {
  const small = fc.integer().map(satang);
  fc.assert(
    fc.property(small, fc.array(small, { minLength: 1 }), fc.nat(), (wallet, games, moved) => {
      const after = games.map((game, at) => (at === 0 ? satang(game + moved) : game));
      expect(totalBalance(of(satang(wallet - moved), after))).toEqual(totalBalance(of(wallet, games)));
    }),
  );
});

test("the total is exact or unknown, never throws, and is complete only when nothing is missing, for any amounts", () => {
  fc.assert(
    fc.property(maybe, fc.array(maybe, { maxLength: 30 }), fc.boolean(), (wallet, games, allSlots) => {
      const { amount, complete } = totalBalance(of(wallet, games, allSlots));
      const all = [wallet, ...games];
      const known = all.filter((each) => each !== null);
      const exact = known.reduce((sum, each) => sum + BigInt(each), 0n);
      const safe = known.length > 0 && amount !== null;
      expect(amount === null ? null : BigInt(amount)).toBe(safe ? exact : null);
      expect(complete).toBe(allSlots && amount !== null && known.length === all.length);
    }),
  );
});

test("an unknown amount makes the total incomplete and adds nothing", () => {
  expect(totalBalance(of(satang(100), [null, satang(50)]))).toEqual({ amount: 150, complete: false });
  expect(totalBalance(of(null, [satang(50)]))).toEqual({ amount: 50, complete: false });
  expect(totalBalance(of(null, []))).toEqual({ amount: null, complete: false });
  expect(sumBalances([{ amount: null }], true)).toEqual({ amount: null, complete: false });
});

test("a game account that failed to parse makes the total incomplete", () => {
  expect(totalBalance(of(satang(100), [satang(50)], false))).toEqual({ amount: 150, complete: false });
  expect(sumBalances([], false)).toEqual({ amount: null, complete: false });
});

test("a sum beyond the safe integers is unknown", () => {
  const huge = Array.from({ length: 20 }, () => satang(999_999_999_999_999));
  expect(totalBalance(of(satang(1), huge))).toEqual({ amount: null, complete: false });
});
