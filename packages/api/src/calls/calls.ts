/** Every call of the wire, described once: for the OpenAPI document, the conformance check, and tests of both ends. */
import { ACCOUNT } from "./account.ts";
import type { Call } from "./call.ts";
import { CHAT } from "./chat.ts";
import { GAMES } from "./games.ts";
import { LOOK_UPS } from "./look-ups.ts";
import { PROTECTION } from "./protection.ts";
import { QR } from "./qr.ts";
import { BONUS, INVITE_AND_REFUND, WHEEL } from "./rewards.ts";
import { STATEMENT } from "./statement.ts";
import { WALLET } from "./wallet.ts";

export { type Area, AREAS, type Call } from "./call.ts";

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
  ...PROTECTION,
  ...CHAT,
];

/** The name of a call: "GET /api/wallet/account/{slotCode}". */
export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

/** The described call of a path. */
export function callOf(method: Call["method"], path: string): Call {
  const found = CALLS.find((call) => call.method === method && call.path === path);
  if (found === undefined) throw new Error(`${method} ${path} is not described.`);
  return found;
}

/** The call of a request; a path without parts comes before one with parts. `undefined` for one that is not described. */
export function findCall(method: string, pathname: string): Call | undefined {
  const matching = CALLS.filter((call) => call.method === method && pattern(call.path).test(pathname));
  return matching.find(({ parts }) => parts === undefined) ?? matching[0];
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/** The path of a call with these parts, each encoded; a part that is not given is that of the example. */
export function pathOf({ path, parts }: Call, given: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    return encodeURIComponent(given[name] ?? parts?.[name] ?? "");
  });
}
