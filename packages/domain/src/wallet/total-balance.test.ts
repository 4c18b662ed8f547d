import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { totalBalance } from "./total-balance.ts";

const balances = fc.integer().map((value) => ({ amount: satang(value) }));

test("a member without game accounts has what is in the wallet", () => {
  expect(totalBalance({ amount: satang(12_345) }, [])).toBe(12_345);
});

test("moving money between wallet and games never changes the total", () => {
  fc.assert(
    fc.property(balances, fc.array(balances, { minLength: 1 }), fc.nat(), (wallet, games, moved) => {
      const after = games.map((game, at) => (at === 0 ? { amount: satang(game.amount + moved) } : game));
      expect(totalBalance({ amount: satang(wallet.amount - moved) }, after)).toBe(
        totalBalance(wallet, games),
      );
    }),
  );
});
