import { type Satang, satang } from "../money/satang.ts";
import { startOfOperatorMonth } from "../time/operator-month.ts";
import { WALLET } from "../transfer/check-transfer.ts";
import { statementState } from "./statement.ts";

/** What a player's money did: `bonusCosts` is what the ends of bonuses took. */
export const PLAY_KINDS = [
  "deposits",
  "withdrawals",
  "movedIn",
  "movedOut",
  "bonuses",
  "bonusCosts",
] as const;

/** One of them. */
export type PlayKind = (typeof PLAY_KINDS)[number];

/** An entry of the statement. */
export interface PlayEntry {
  readonly statementType: string;
  readonly status: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Satang;
  readonly createdAt: string;
}

/** The sums of one month. */
export interface PlayMonth {
  /** The operator's midnight at its start, in epoch milliseconds. */
  readonly start: number;
  readonly sums: Readonly<Record<PlayKind, Satang>>;
}

/**
 * What a player's money did, month by month of the operator's time, newest first (§2 Player protection). Only entries
 * that succeeded count; types of which nothing is known don't.
 */
export function playMonths(entries: readonly PlayEntry[]): PlayMonth[] {
  const months = new Map<number, Record<PlayKind, Satang>>();
  for (const entry of entries) {
    const at = Date.parse(entry.createdAt);
    if (Number.isNaN(at)) continue;
    const start = startOfOperatorMonth(at);
    const sums = months.get(start) ?? nothing();
    if (add(sums, entry)) months.set(start, sums);
  }
  return [...months]
    .map(([start, sums]) => ({ start, sums }))
    .toSorted((one, other) => other.start - one.start);
}

/** What a player's money did since then, in epoch milliseconds, as in `playMonths`. */
export function playSince(entries: readonly PlayEntry[], since: number): PlayMonth["sums"] {
  const sums = nothing();
  for (const entry of entries) if (Date.parse(entry.createdAt) >= since) add(sums, entry);
  return sums;
}

/** Adds an entry, and says whether it counts. */
function add(sums: Record<PlayKind, Satang>, entry: PlayEntry): boolean {
  const kind = playKind(entry);
  if (kind === null || statementState(entry.status) !== "success") return false;
  sums[kind] = satang(sums[kind] + entry.amount);
  return true;
}

function playKind({ statementType, from, to }: PlayEntry): PlayKind | null {
  switch (statementType) {
    case "deposit":
      return "deposits";
    case "withdraw":
      return "withdrawals";
    case "bonus":
      return "bonuses";
    case "finish_bonus":
      return "bonusCosts";
    case "transfer":
      return from === WALLET ? "movedIn" : to === WALLET ? "movedOut" : null;
    default:
      return null;
  }
}

const nothing = (): Record<PlayKind, Satang> => ({
  deposits: satang(0),
  withdrawals: satang(0),
  movedIn: satang(0),
  movedOut: satang(0),
  bonuses: satang(0),
  bonusCosts: satang(0),
});
