import { expect, it } from "vitest";
import { GAMES } from "../demo/games.ts";
import { logoOf } from "./artwork.ts";

it("draws each game of the demo a motif of its own, whatever its colours", () => {
  const drawings = GAMES.map((game) => logoOf(game).replaceAll(/hsl\([^)]*\)/g, ""));
  expect(new Set(drawings).size).toBe(GAMES.length);
});
