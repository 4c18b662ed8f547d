import { GIFT_LINK_SOURCE, isGateway, type Related } from "@member-wallet/domain";
import type { StatementEntry, WalletAnswer } from "@member-wallet/api";
import { type Act, type Asked, isAccepted, type Progress } from "./act.ts";

/** How far the server's clock, as known here, may lie behind its own entries, in milliseconds: it is told in seconds. */
export const CLOCK_TOLERANCE = 2_000;

/** How far apart a server may write that a slip was accepted and the deposit that this makes, in milliseconds. */
const SAME_MOMENT = 2_000;

/** Whether a deposit can be the one that an accepted slip made: by its amount, and by when the slip was accepted. */
export function isSlipsDeposit(
  { from, amount, createdAt }: StatementEntry,
  slip: Pick<Progress, "amount" | "endedAt">,
): boolean {
  if (slip.amount !== amount || slip.endedAt === null || isGateway(from) || from === GIFT_LINK_SOURCE)
    return false;
  return Math.abs(Date.parse(slip.endedAt) - Date.parse(createdAt)) <= SAME_MOMENT;
}

/** The type of a row of the refund log: a receipt has no entry in the statement. */
export const REFUND_RECEIPT = "refund-receipt";
/** The type of a row of the slip list. */
export const SLIP = "slip";

/** What the statement's entry of a claim is about, where it is paid into the wallet. */
export const PAID_AS = {
  bonus: "bonus",
  promotion: "promotion",
  "invite-bonus": "invite",
  "add-refund": "refund",
  coupon: "luckydraw",
} as const satisfies Partial<Record<Asked["kind"], Related>>;

/** A claim that is paid into the wallet. */
type PaidClaim = Extract<Asked, { kind: keyof typeof PAID_AS }>;

/** Whether an act is a claim with an entry of its own in the statement, by `PAID_AS`. */
export function isPaidClaim(asked: Asked): asked is PaidClaim {
  return Object.hasOwn(PAID_AS, asked.kind);
}

/** What the statement tells of an entry that may be an act's. */
export interface Trace {
  /** The entry's type, or that of the rows of the refund log or the slip list. */
  readonly type: string;
  /** What it is about; `null` when that is not told. */
  readonly related: Related | null;
  readonly from: string | null;
  readonly to: string | null;
  /** In satang. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Whether the statement proves that an act was carried out: exactly one entry can be its own. An entry that an earlier
 * act of the same wish can hold is that one's.
 * @param acts all that are known, this one among them.
 * @param traces all entries since it was sent: any of them could be its own.
 */
export function isProven(act: Act, acts: readonly Act[], traces: readonly Trace[]): boolean {
  const own = traces.filter((trace) => isTraceOf(act, trace));
  const rivals = acts.filter(
    (other) =>
      other.key !== act.key && other.stand.kind !== "refused" && own.some((trace) => isTraceOf(other, trace)),
  );
  // Each act that was carried out has left one entry; one that may have been makes it a guess.
  return rivals.every(({ stand }) => isAccepted(stand)) && own.length === 1 + countIn(own, rivals);
}

/** How many of these entries the rivals hold; all of theirs may be among them. */
function countIn(own: readonly Trace[], rivals: readonly Act[]): number {
  const free = own.toSorted((a, b) => a.at - b.at);
  return rivals.filter((rival) => {
    const at = free.findIndex((trace) => isTraceOf(rival, trace));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
}

function isTraceOf({ asked, began }: Act, trace: Trace): boolean {
  return trace.at >= began - CLOCK_TOLERANCE && matches(asked, trace);
}

function matches(asked: Asked, { type, related, from, to, amount }: Trace): boolean {
  // Its amount proves nothing: friends play on, and conditions decide on how much is paid. Nor does an entry tell its code.
  if (isPaidClaim(asked)) return type === "bonus" && related === PAID_AS[asked.kind];
  switch (asked.kind) {
    case "withdraw":
      return type === "withdraw" && amount === asked.amount;
    case "transfer":
      return type === "transfer" && from === asked.from && to === asked.to && amount === asked.amount;
    case "collect":
    case "spin":
    case "game-account":
    case "qr":
      return false;
    case "receive-refund":
      return type === REFUND_RECEIPT;
    case "cancel-bonus":
      return type === "finish_bonus";
    case "gift-link":
      return type === "deposit" && from === GIFT_LINK_SOURCE;
    case "slip":
      return type === SLIP;
  }
}

/** What leaves no entry in the statement. */
type WalletProven = Extract<Asked, { kind: "collect" | "spin" | "game-account" }>;

export function isWalletProven(asked: Asked): asked is WalletProven {
  return asked.kind === "collect" || asked.kind === "spin" || asked.kind === "game-account";
}

/** What the wallet tells of such acts. */
interface WalletTrace extends Pick<WalletAnswer, "allSlots"> {
  readonly slots: readonly Pick<WalletAnswer["slots"][number], "code" | "isActive" | "amount">[];
  readonly profile: Pick<WalletAnswer["profile"], "coin">;
}

/** Whether the wallet proves that an act was carried out. @param others all other acts that are known. */
export function isProvenByWallet(
  asked: WalletProven,
  others: readonly Act[],
  { allSlots, slots, profile }: WalletTrace,
): boolean {
  switch (asked.kind) {
    case "collect":
      return allSlots && slots.every(({ amount }) => amount === 0);
    case "game-account":
      return slots.some(({ code, isActive }) => code === asked.code && isActive);
    case "spin": {
      // One coin less. A prize of coins proves nothing, and a spin that was given up may have taken the coin.
      const isAlone = others.every((act) => act.asked.kind !== "spin" || act.stand.kind !== "given-up");
      return asked.coins !== null && profile.coin === asked.coins - 1 && isAlone;
    }
  }
}
