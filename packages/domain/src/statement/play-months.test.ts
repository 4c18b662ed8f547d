import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang, sumSatang } from "../money/satang.ts";
import { PLAY_KINDS, type PlayEntry, playMonths } from "./play-months.ts";

const anEntry = (over: Partial<PlayEntry>): PlayEntry => ({
  statementType: "deposit",
  status: "SUCCESS",
  from: "SCB",
  to: "wallet",
  amount: satang(100),
  createdAt: "2026-11-05T03:00:00Z",
  ...over,
});
const NOTHING = { deposits: 0, withdrawals: 0, movedIn: 0, movedOut: 0, bonuses: 0, bonusCosts: 0 };

test.each([
  [{ statementType: "deposit" }, "deposits"],
  [{ statementType: "withdraw", from: "wallet", to: "SCB" }, "withdrawals"],
  [{ statementType: "transfer", from: "wallet", to: "PG" }, "movedIn"],
  [{ statementType: "transfer", from: "PG", to: "wallet" }, "movedOut"],
  [{ statementType: "bonus", from: null }, "bonuses"],
  [{ statementType: "finish_bonus", from: "wallet", to: null }, "bonusCosts"],
])("an entry like %j counts as %s", (over, kind) => {
  expect(playMonths([anEntry(over)])).toEqual([
    { start: Date.parse("2026-10-31T17:00:00Z"), sums: { ...NOTHING, [kind]: 100 } },
  ]);
});

test("what failed, is in progress or of a type that is not known doesn't count", () => {
  const none = [
    { status: "FAILED" },
    { status: "PENDING" },
    { statementType: "gift" },
    { createdAt: "soon" },
  ];
  expect(playMonths(none.map(anEntry))).toEqual([]);
});

test("a month is the operator's, and the newest is first", () => {
  const months = playMonths([
    anEntry({ createdAt: "2026-10-31T16:59:59Z" }),
    anEntry({ createdAt: "2026-10-31T17:00:00Z" }),
  ]);
  expect(months.map(({ start }) => new Date(start).toISOString())).toEqual([
    "2026-10-31T17:00:00.000Z",
    "2026-09-30T17:00:00.000Z",
  ]);
});

test("the months together hold every entry once", () => {
  const entry = fc.record({
    statementType: fc.constantFrom("deposit", "withdraw", "bonus", "finish_bonus"),
    amount: fc.nat(1_000_000).map(satang),
    createdAt: fc
      .date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString()),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (drawn) => {
      const months = playMonths(drawn.map(anEntry));
      const sums = months.flatMap(({ sums: each }) => PLAY_KINDS.map((kind) => each[kind]));
      expect(sumSatang(sums)).toBe(sumSatang(drawn.map(({ amount }) => amount)));
    }),
  );
});
