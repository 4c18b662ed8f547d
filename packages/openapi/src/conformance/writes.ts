import { randomUUID } from "node:crypto";
import { callOf, nameOf } from "@member-wallet/api/calls";
import { HEADERS } from "@member-wallet/api/wire";
import { bahtFromSatang, satang, type Satang } from "@member-wallet/domain";
import type { Send } from "./backend.ts";
import type { Finding } from "./findings.ts";
import { type Checked, NEEDS_LOG_IN, readWallet, type Visit } from "./reads.ts";
import { judge, refused, type Reply, type Verdict } from "./verdict.ts";
import type { StrictCheck } from "../document/strict.ts";

/** One baht, moved from the wallet into a game and back. */
const AMOUNT = satang(100);
/** What a server that ignores keys moves: the transfer, its repetition, and twice the amount under the same key. */
const NEEDED = satang(400);

const TRANSFER = callOf("POST", "/api/wallet/transfer");
const REFRESH = callOf("GET", "/api/wallet/refresh/slot");

/** The calls that are sent to change something. */
export const WRITES = [TRANSFER, REFRESH];

const THERE = nameOf(TRANSFER);
const BACK = `${THERE} (and back)`;
const KEY = "The idempotency key is supported";
const MARKED = "A state-changing GET without its marker is refused";

/**
 * Moves one baht of a test member from the wallet into a game, twice under the same key, and back whatever has left
 * the wallet; and tries a state-changing GET with and without its marker.
 */
export async function checkWrites(send: Send, strict: StrictCheck, visit: Visit | null): Promise<Checked[]> {
  if (visit === null) return skipped([THERE, BACK, KEY, nameOf(REFRESH), MARKED], NEEDS_LOG_IN);
  const { token } = visit;
  const unmarked = await send(REFRESH, { token, unmarked: true });
  const isRefused = statusOf(unmarked) === 403;
  return [
    ...(await checkTransfer(send, strict, visit)),
    { name: nameOf(REFRESH), verdict: judge(REFRESH, await send(REFRESH, { token }), strict) },
    {
      name: MARKED,
      verdict: isRefused
        ? { kind: "accepted" }
        : { kind: "warning", findings: [at(`expected status 403 without ${HEADERS.marker}`)] },
    },
  ];
}

async function checkTransfer(send: Send, strict: StrictCheck, visit: Visit): Promise<Checked[]> {
  const { token, slotCode, wallet } = visit;
  const before = wallet?.wallet.amount ?? null;
  if (before === null) return skipped([THERE, BACK, KEY], "needs the wallet's amount of GET /api/wallet");
  if (slotCode === null) return skipped([THERE, BACK, KEY], "the member has no active game account");
  if (before < NEEDED) {
    const reason = `put at least ${bahtFromSatang(NEEDED)} baht into the test wallet`;
    return skipped([THERE, BACK, KEY], reason);
  }
  /** What has left the wallet since the start, in satang; `null` when the wallet cannot be read. */
  const moved = async (): Promise<Satang | null> => {
    const now = (await readWallet(send, token))?.wallet.amount ?? null;
    return now === null ? null : satang(before - now);
  };
  const transfer = (key: string, amount: Satang, from: string, to: string) =>
    send(TRANSFER, { token, key, payload: { from, to, amount: bahtFromSatang(amount) } });

  const key = randomUUID();
  const first = await transfer(key, AMOUNT, "wallet", slotCode);
  const movedOnce = await moved();
  const there = movedThere(judge(TRANSFER, first, strict), movedOnce);
  const keys =
    there.kind === "refused" ? null : await checkKey(() => transfer(key, AMOUNT, "wallet", slotCode));
  const rest = (await moved()) ?? ((statusOf(first) ?? 500) < 300 ? AMOUNT : satang(0));
  const isBack = rest > 0;
  const back = isBack && (await transfer(randomUUID(), rest, slotCode, "wallet"));

  return [
    { name: THERE, verdict: there },
    back
      ? { name: BACK, verdict: movedBack(judge(TRANSFER, back, strict), await moved()) }
      : { name: BACK, verdict: { kind: "skipped", reason: "nothing has left the wallet" } },
    { name: KEY, verdict: keys ?? { kind: "skipped", reason: `needs ${THERE}` } },
  ];

  /** Without support the client works, but tells a lost answer as unknown instead of sending again. */
  async function checkKey(sendAgain: () => Promise<Reply>): Promise<Verdict> {
    const again = await sendAgain();
    const movedTwice = await moved();
    const other = await transfer(key, satang(2 * AMOUNT), "wallet", slotCode ?? "");
    const findings: Finding[] = [];
    if (movedTwice !== null && movedTwice > AMOUNT) {
      findings.push(at(`${movedInstead(movedTwice)}: the same key was executed twice`));
    }
    if (
      first.kind !== "answer" ||
      again.kind !== "answer" ||
      again.status !== first.status ||
      again.text !== first.text
    ) {
      findings.push(at("expected the first answer, byte for byte, to the same key"));
    }
    if (statusOf(other) !== 422)
      findings.push(at("expected status 422 for the same key with another request"));
    if (first.kind === "answer" && first.headers.get(HEADERS.idempotencyKey) === key) {
      return findings.length === 0 ? { kind: "accepted" } : { kind: "refused", findings };
    }
    const echo = at(
      `expected the header ${HEADERS.idempotencyKey} back: without it lost answers stay unknown`,
    );
    return { kind: "warning", findings: [echo, ...findings] };
  }
}

const statusOf = (reply: Reply) => (reply.kind === "answer" ? reply.status : null);

const at = (expected: string): Finding => ({ path: "", expected });

const skipped = (names: readonly string[], reason: string): Checked[] =>
  names.map((name) => ({ name, verdict: { kind: "skipped", reason } }));

/** A success counts only if the wallet shows it. */
function movedThere(verdict: Verdict, moved: Satang | null): Verdict {
  if (verdict.kind === "refused" || moved === AMOUNT) return verdict;
  return refused(moved === null ? UNREAD : movedInstead(moved));
}

function movedBack(verdict: Verdict, moved: Satang | null): Verdict {
  if (verdict.kind === "refused" || moved === 0) return verdict;
  return refused(moved === null ? UNREAD : `the wallet has ${bahtFromSatang(moved)} baht less than before`);
}

const UNREAD = "expected GET /api/wallet to tell the amount after the transfer";

const movedInstead = (moved: Satang) =>
  `moved ${bahtFromSatang(moved)} baht instead of ${bahtFromSatang(AMOUNT)}`;
