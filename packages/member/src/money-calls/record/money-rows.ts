import {
  type IdempotencyKey,
  isSlipReason,
  type SlipEntry,
  type SlipReason,
  type StatementEntry,
} from "@member-wallet/api";
import { type Satang, type StatementState, statementState } from "@member-wallet/domain";
import { type Act, type Asked, isOpen, type Progress } from "./act.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";
import { readProgress } from "./stored-acts.ts";

/** The acts whose money a list shows until its end: withdrawals in the statement, slips in the list of slips. */
export type ListedKind = Extract<Asked["kind"], "withdraw" | "slip">;

/** Accepted money as its list shows it. */
export interface MoneyRow {
  /** A slip's; `null` where the server gave none. */
  readonly reference: string | null;
  /** When it was made, an ISO time. */
  readonly at: string;
  /** Which of those that were made at that time it is, from the oldest, which is 0. */
  readonly nth: number;
  /** `null` until the operator has read it. */
  readonly amount: Satang | null;
  readonly state: StatementState;
  /** When a withdrawal was sent to the bank, and when it or a slip ended, ISO times; `null` when not known. */
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  /** Why a slip was rejected; `null` for a reason without a text. */
  readonly reason: SlipReason | null;
}

export function slipRows(slips: readonly SlipEntry[]): readonly MoneyRow[] {
  return slips.map(({ reference, createdAt: at, amount, status, note, endedAt = null }, position) => ({
    reference: reference || null,
    at,
    nth: countAt(at, slips, position),
    amount: amount > 0 ? amount : null,
    state: statementState(status),
    sentAt: null,
    endedAt,
    reason: note !== null && isSlipReason(note) ? note : null,
  }));
}

export function withdrawalRows(entries: readonly StatementEntry[]): readonly MoneyRow[] {
  const withdrawals = entries.filter(({ statementType }) => statementType === "withdraw");
  return withdrawals.map(({ createdAt: at, amount, status, sentAt = null, endedAt = null }, position) => ({
    reference: null,
    at,
    nth: countAt(at, withdrawals, position),
    amount,
    state: statementState(status),
    sentAt,
    endedAt,
    reason: null,
  }));
}

/** How many below a position were made at that time. */
function countAt(at: string, rows: readonly { readonly createdAt: string }[], position: number): number {
  return rows.slice(position + 1).filter(({ createdAt }) => createdAt === at).length;
}

/**
 * An act's row among these, the newest first. Without a name yet it is the oldest since it was sent that is no other
 * act's, else the one just before: the server's clock is known roughly.
 */
export function rowOf(act: Act, acts: readonly Act[], rows: readonly MoneyRow[]): MoneyRow | undefined {
  const progress = progressOf(act);
  if (progress !== null && isNamed(progress)) return rows.find((row) => isRowOf(progress, row));
  const others = acts.filter(({ key, asked }) => key !== act.key && asked.kind === act.asked.kind);
  const free = rows.filter((row) => mayBe(act, row) && !others.some((other) => holds(other, row)));
  return free.findLast(({ at }) => Date.parse(at) >= act.began) ?? free[0];
}

/** The acts for money in progress that no act is, as it was asked for on another device. */
export function foundActs(kind: ListedKind, rows: readonly MoneyRow[], acts: readonly Act[]): readonly Act[] {
  const own = acts.filter(({ asked }) => asked.kind === kind);
  return rows
    .filter(({ state }) => state === "in-progress")
    .filter((row) => !own.some((act) => holds(act, row) || (isNameless(act) && mayBe(act, row))))
    .flatMap((row) => {
      const { reference, at, nth, amount } = row;
      if (kind === "withdraw" && amount === null) return [];
      return {
        asked: kind === "withdraw" && amount !== null ? { kind, amount } : { kind: "slip" },
        key: `${kind} ${reference ?? `${at} ${nth}`}` as IdempotencyKey,
        began: Date.parse(at),
        // The list shows it.
        stand: { kind: "processing", progress: readProgress(row), told: true },
      } satisfies Act;
    });
}

function progressOf({ stand }: Act): Progress | null {
  return stand.kind === "processing" || stand.kind === "ended" ? stand.progress : null;
}

const isNamed = ({ reference, at }: Progress) => (reference ?? at) !== null;

/** It may have any row, or none. */
export function isNameless(act: Act): boolean {
  const progress = progressOf(act);
  return isOpen(act) || (progress !== null && !isNamed(progress));
}

function holds(act: Act, row: MoneyRow): boolean {
  const progress = progressOf(act);
  return progress !== null && isNamed(progress) && isRowOf(progress, row);
}

function isRowOf({ reference, at, nth }: Progress, row: MoneyRow): boolean {
  return reference === null ? row.at === at && row.nth === nth : row.reference === reference;
}

function mayBe({ asked, began }: Act, { at, amount }: MoneyRow): boolean {
  return Date.parse(at) >= began - CLOCK_TOLERANCE && (asked.kind !== "withdraw" || amount === asked.amount);
}
