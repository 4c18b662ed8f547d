import { ACCOUNT } from "./account.ts";
import type { Call } from "./call.ts";
import { CHAT } from "./chat.ts";
import { LOOK_UPS } from "./look-ups.ts";
import { BONUS, INVITE_AND_REFUND, WHEEL } from "./rewards.ts";
import { STATEMENT } from "./statement.ts";
import { GAMES, QR, WALLET } from "./wallet.ts";

/** Every call of the wire. `/api/bonus/check/minimum` and `/api/promotion/current` have no known shape (§7). */
export const CALLS: readonly Call[] = [
  ...LOOK_UPS,
  ...ACCOUNT,
  ...WALLET,
  ...GAMES,
  ...QR,
  ...BONUS,
  ...INVITE_AND_REFUND,
  ...WHEEL,
  ...STATEMENT,
  ...CHAT,
];
