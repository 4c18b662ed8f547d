import type { Clip } from "./clip.ts";
import { checkBalance } from "./clips/check-balance.ts";
import { endBonus } from "./clips/end-bonus.ts";
import { enterGame } from "./clips/enter-game.ts";
import { receiveBonus } from "./clips/receive-bonus.ts";
import { wallet } from "./clips/wallet.ts";

/** The instruction videos, in the order of their page (§2 How to use). */
export const CLIPS: readonly Clip[] = [wallet, enterGame, checkBalance, receiveBonus, endBonus];
