import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { WALLET } from "./check-transfer.ts";
import { firstAccounts } from "./first-accounts.ts";

const game = (code: string, balance: number | null) => ({
  code,
  balance: balance === null ? null : satang(balance),
});

test.each([
  ["no game has money", 100, [game("PG", 0), game("JOKER", -1)], { from: WALLET, to: null }],
  ["there is no game", 100, [], { from: WALLET, to: null }],
  ["one game has money", 100, [game("PG", 0), game("JOKER", 1)], { from: WALLET, to: "JOKER" }],
  ["only that game has money", 0, [game("PG", 0), game("JOKER", 1)], { from: "JOKER", to: WALLET }],
  ["the wallet is not known", null, [game("JOKER", 1)], { from: WALLET, to: "JOKER" }],
  ["another may have money", 0, [game("PG", null), game("JOKER", 1)], { from: WALLET, to: null }],
])("when %s", (_when, wallet, games, accounts) => {
  expect(firstAccounts(wallet === null ? null : satang(wallet), games)).toEqual(accounts);
});

test("the wallet is always one of the two, and the other is never a game without money", () => {
  const balance = fc.option(fc.integer({ min: -10, max: 10 }).map(satang));
  const games = fc.uniqueArray(fc.record({ code: fc.string({ minLength: 1 }), balance }), {
    selector: ({ code }) => code,
  });
  fc.assert(
    fc.property(balance, games, (wallet, all) => {
      const { from, to } = firstAccounts(wallet, all);
      expect([from, to]).toContain(WALLET);
      const chosen = from === WALLET ? to : from;
      const withMoney = all.flatMap((each) => (each.balance === null || each.balance > 0 ? each.code : []));
      expect(chosen === null ? [] : [chosen]).toEqual(chosen === null ? [] : withMoney);
    }),
  );
});
