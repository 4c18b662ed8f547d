import * as wire from "../wire.ts";
import { type Call, SUCCESS } from "./call.ts";

const message = { schema: wire.Message, example: SUCCESS };
const member = { caller: "member" } as const;
const slotCode = { slotCode: "PG" };

/** Calls of game accounts. */
export const GAMES: readonly Call[] = [
  {
    ...member,
    effect: "keyed-write",
    method: "GET",
    path: "/api/wallet/activate/{slotCode}",
    area: "Games",
    summary: "Opens the member's account in a game.",
    endpoint: "activateGame",
    argument: { code: "PG" },
    parts: slotCode,
    answer: message,
    codes: ["SLOT_ALREADY_ACTIVE", "SLOT_ACTIVATE_FAIL", "GAME_ACTIVATION_FAIL", "NO_GAME"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/account/{slotCode}",
    area: "Games",
    summary: "The member's log-in of a game.",
    endpoint: "getGameLogin",
    argument: "PG",
    effect: "read",
    parts: slotCode,
    answer: { schema: wire.GameLogin, example: { username: "pg0001", password: "k3y-8412" } },
    codes: ["NO_GAME", "SLOT_NO_ACCOUNT", "ON_BREAK"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/resetpassword/{slotCode}",
    area: "Games",
    summary: "Gives the member's account in a game a new password.",
    endpoint: "resetGamePassword",
    argument: { code: "PG" },
    effect: "write",
    parts: slotCode,
    answer: message,
    codes: ["NO_GAME", "SLOT_RESET_PASSWORD_FAIL", "SLOT_NO_ACCOUNT"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/autoLogin/{provider}/{username}",
    area: "Games",
    summary: "A link that logs the member in at a provider; never cached, never sent twice.",
    endpoint: "autoLogin",
    argument: { provider: "pg", username: "pg0001", password: null },
    effect: "read",
    parts: { provider: "pg", username: "pg0001" },
    answer: { schema: wire.AutoLoginAnswer, example: { link: "https://provider.example/play?t=1" } },
    codes: ["NO_GAME", "SLOT_NO_ACCOUNT", "WRONG_CREDENTIAL", "NOT_AREASLOT", "NOT_UFABET", "ON_BREAK"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/autoLogin/{provider}/{username}/{password}",
    area: "Games",
    summary: "The same for providers that want the game password, too.",
    endpoint: "autoLogin",
    effect: "read",
    parts: { provider: "imi", username: "imi0001", password: "k3y-8412" },
    answer: { schema: wire.AutoLoginAnswer, example: { link: "https://provider.example/play?t=1" } },
    codes: ["NO_GAME", "SLOT_NO_ACCOUNT", "WRONG_CREDENTIAL", "ON_BREAK"],
  },
];
