import * as fc from "fast-check";
import { expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { notePlayed, readPlayed } from "./played.ts";

test("the game played last is first, each once, with the last choice made in it", () => {
  const play = fc.record({
    code: fc.constantFrom("PG", "JOKER", "", "A"),
    movesIn: fc.option(fc.boolean()),
  });
  fc.assert(
    fc.property(fc.array(play), (plays) => {
      const storage = memoryStorage();
      for (const { code, movesIn } of plays) notePlayed(storage, code, movesIn);
      const codes = [...new Set(plays.map(({ code }) => code).toReversed())];
      expect(readPlayed(storage)).toEqual(
        codes.map((code) => ({
          code,
          movesIn: plays.findLast((each) => each.code === code && each.movesIn !== null)?.movesIn ?? false,
        })),
      );
    }),
  );
});

test("the oldest of very many are dropped", () => {
  const storage = memoryStorage();
  for (let at = 0; at < 40; at += 1) notePlayed(storage, `G${at}`, true);
  const codes = readPlayed(storage).map(({ code }) => code);
  expect([codes[0], codes.at(-1), codes.length]).toEqual(["G39", "G10", 30]);
});

test("what another program stored is no game", () => {
  for (const stored of ["", "{", "null", '{"PG":true}', "[1,[2,true],null,[]]"])
    expect(readPlayed(memoryStorage({ played: stored }))).toEqual([]);
});
