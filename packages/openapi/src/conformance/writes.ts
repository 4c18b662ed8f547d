import { randomUUID } from "node:crypto";
import { HEADERS } from "@member-wallet/api/wire";
import type { Send } from "./backend.ts";
import { callOf, type Checked, nameOf, type Visit } from "./reads.ts";
import { type Answer, judge, refused, type Verdict } from "./verdict.ts";
import type { StrictCheck } from "../document/strict.ts";

/** One baht, moved from the wallet into a game and back. */
const AMOUNT = 1;

/**
 * Moves one baht of a test member from the wallet into a game and back, each under a key that is sent twice, and tries
 * a state-changing GET without its marker.
 */
export async function checkWrites(
  send: Send,
  strict: StrictCheck,
  { token, slotCode }: Visit,
): Promise<Checked[]> {
  const transfer = callOf("POST", "/api/wallet/transfer");
  const name = nameOf(transfer);
  if (slotCode === null) {
    return [{ name, verdict: { kind: "skipped", reason: "the member has no active game account" } }];
  }
  const there = { from: "wallet", to: slotCode, amount: AMOUNT };
  const key = randomUUID();
  const first = await send(transfer, { token, key, payload: there });
  const verdict = judge(transfer, first, strict);
  if (verdict.kind === "refused") return [{ name, verdict }];
  const again = await send(transfer, { token, key, payload: there });
  const other = await send(transfer, { token, key, payload: { ...there, amount: AMOUNT + 1 } });
  const back = await send(transfer, {
    token,
    key: randomUUID(),
    payload: { ...there, from: slotCode, to: "wallet" },
  });
  const refresh = callOf("GET", "/api/wallet/refresh/slot");
  const unmarked = await send(refresh, { token, unmarked: true });
  return [
    { name, verdict },
    { name: `${name} (and back)`, verdict: judge(transfer, back, strict) },
    { name: "The idempotency key is supported", verdict: judgeKey(key, first, again, other) },
    { name: nameOf(refresh), verdict: judge(refresh, await send(refresh, { token }), strict) },
    {
      name: "A state-changing GET without its marker is refused",
      verdict: unmarked?.status === 403 ? { kind: "accepted" } : warn(`status 403 without ${HEADERS.marker}`),
    },
  ];
}

const warn = (expected: string): Verdict => ({ kind: "warning", findings: [{ path: "", expected }] });

/** Without support the client works, but tells a lost answer as unknown instead of sending again. */
function judgeKey(key: string, first: Answer | null, again: Answer | null, other: Answer | null): Verdict {
  if (first?.headers.get(HEADERS.idempotencyKey) !== key) {
    return warn(`the header ${HEADERS.idempotencyKey} echoed: lost answers stay unknown without it`);
  }
  if (again === null || again.status !== first.status || again.text !== first.text) {
    return refused("the same key answered byte for byte as the first time");
  }
  return other?.status === 422
    ? { kind: "accepted" }
    : refused("status 422 for the same key with another request");
}
