import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { inOrder, moneyFirst } from "./money-first.ts";

const aGame = (code: string, amount: number | null) => ({
  code,
  amount: amount === null ? null : satang(amount),
});

const someGames = fc
  .uniqueArray(
    fc.record({ code: fc.string(), amount: fc.option(fc.integer({ min: -1_000, max: 1_000_000 })) }),
    { selector: ({ code }) => code },
  )
  .map((games) => games.map(({ code, amount }) => aGame(code, amount)));

test("three or more games start with the richest in the middle, beside the next", () => {
  const games = [aGame("A", 0), aGame("B", 100), aGame("C", null), aGame("D", 300), aGame("E", 200)];
  expect(moneyFirst(games)).toEqual(["E", "D", "B", "A", "C"]);
});

test("a single game with money is the one that the carousel starts at", () => {
  expect(moneyFirst([aGame("A", 0), aGame("B", 0), aGame("C", 5)])).toEqual(["A", "C", "B"]);
});

test("of two games the one with money comes first", () => {
  expect(moneyFirst([aGame("A", 0), aGame("B", 1)])).toEqual(["B", "A"]);
});

test("no game is lost, added or shown twice, and none without money comes before two with money", () => {
  fc.assert(
    fc.property(someGames, (games) => {
      const codes = moneyFirst(games);
      expect(codes.toSorted()).toEqual(games.map(({ code }) => code).toSorted());
      const funded = inOrder(games, codes).map(({ amount }) => (amount ?? 0) > 0);
      const last = funded.lastIndexOf(true);
      expect(funded.slice(0, Math.max(last, 0)).filter((rich) => !rich).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("games keep their order when their money changes, and new ones are last", () => {
  fc.assert(
    fc.property(someGames, someGames, (before, after) => {
      const codes = moneyFirst(before);
      const shown = inOrder(after, codes).map(({ code }) => code);
      const stayed = codes.filter((code) => shown.includes(code));
      expect(shown.slice(0, stayed.length)).toEqual(stayed);
    }),
  );
});
