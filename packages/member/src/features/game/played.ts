import type { SafeStorage } from "../../storage/storage.ts";

/** A game that the member played. */
export interface PlayedGame {
  readonly code: string;
  /** The wallet's money was last moved in to play it. */
  readonly movesIn: boolean;
}

/*
 * The games that a member played in this browser, in the session's storage (§2 Game dialog): what was chosen last is
 * offered first, and never carried out unasked.
 */

/** The games whose choice is stored. */
const MOST = 30;

/** The games played, the latest first. */
export function readPlayed(storage: SafeStorage): PlayedGame[] {
  try {
    const stored: unknown = JSON.parse(storage.read("played") ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(playedGame) : [];
  } catch {
    return []; // Not written by us.
  }
}

/** @param movesIn `null` when there was no choice: the last one stays. */
export function notePlayed(storage: SafeStorage, code: string, movesIn: boolean | null): void {
  const played = readPlayed(storage);
  const before = played.find((game) => game.code === code);
  const latest = { code, movesIn: movesIn ?? before?.movesIn ?? false };
  const games = [latest, ...played.filter((game) => game !== before)].slice(0, MOST);
  storage.write("played", JSON.stringify(games.map((game) => [game.code, game.movesIn])));
}

function playedGame(stored: unknown): PlayedGame[] {
  if (!Array.isArray(stored)) return [];
  const [code, movesIn] = stored as unknown[];
  return typeof code === "string" ? [{ code, movesIn: movesIn === true }] : [];
}
