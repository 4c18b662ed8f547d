import { PLAY_PATH } from "../game/play-routes.ts";
import type { Game } from "../operator.ts";

type Entry = Pick<Game, "code" | "name" | "category" | "ftWalletSlot"> & { apps?: boolean };

/** The sixteen game codes of §2 (Game launching) and one other, in all three categories. */
const ENTRIES: readonly Entry[] = [
  { code: "PG", name: "PG Soft", category: "slot", ftWalletSlot: 1, apps: true },
  { code: "JOKER", name: "Joker Gaming", category: "slot", ftWalletSlot: 1, apps: true },
  { code: "SUPERSLOT", name: "Super Slot", category: "slot", ftWalletSlot: 1 },
  { code: "SLOTXO", name: "Slot XO", category: "slot", ftWalletSlot: 1, apps: true },
  { code: "PGSLOT", name: "PG Slot", category: "slot", ftWalletSlot: 1 },
  { code: "JOKER2", name: "Joker 2", category: "slot", ftWalletSlot: 1 },
  { code: "SLOTRACHA", name: "Slot Racha", category: "slot", ftWalletSlot: 1 },
  { code: "CIRCUS", name: "Circus", category: "slot", ftWalletSlot: 2 },
  { code: "AREASLOT", name: "Area Slot", category: "slot", ftWalletSlot: 1 },
  { code: "NAGA", name: "Naga Pearl", category: "slot", ftWalletSlot: 1 },
  { code: "UFABET", name: "UFABET", category: "sport", ftWalletSlot: 1, apps: true },
  { code: "SEXYGAME", name: "Sexy Game", category: "sport", ftWalletSlot: 1 },
  { code: "BETFLIX", name: "Betflix", category: "sport", ftWalletSlot: 1 },
  { code: "ASKMEBET", name: "AskMeBet", category: "sport", ftWalletSlot: 1 },
  { code: "IMI", name: "IMI Sport", category: "sport", ftWalletSlot: 1 },
  { code: "USUN", name: "USun", category: "sport", ftWalletSlot: 1 },
  { code: "HUAYHD", name: "Huay HD", category: "lotto", ftWalletSlot: 10 },
];

/** The simulated providers' games. Links are paths, so that they work at every address of the sandbox. */
export const GAMES: readonly Game[] = ENTRIES.map(({ apps = false, ...entry }) => {
  const code = encodeURIComponent(entry.code);
  const play = `${PLAY_PATH}?code=${code}`;
  return {
    ...entry,
    logo: `/files/games/${code}/logo.svg`,
    background: `/files/games/${code}/background.svg`,
    web: play,
    android: apps ? `${play}&app=android` : null,
    ios: apps ? `${play}&app=ios` : null,
  };
});
