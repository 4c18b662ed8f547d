import { parseAmount, percentOf, type Satang, satang } from "@member-wallet/domain";
import type { TransferDraft, TransferIntent } from "./props.ts";

/** The least that can be transferred: 1 baht (§5, §9). */
export const MINIMUM = satang(100);

export type AccountProblem = { readonly kind: "not-chosen" } | { readonly kind: "same-account" };

export type AmountProblem =
  | { readonly kind: "empty" }
  | { readonly kind: "malformed" }
  | { readonly kind: "too-precise" }
  | { readonly kind: "below-minimum" }
  /** More than the account is known to hold. */
  | { readonly kind: "not-enough"; readonly balance: Satang };

/** What keeps a draft from being sent, by field. */
export interface TransferProblems {
  readonly from: AccountProblem | null;
  readonly to: AccountProblem | null;
  readonly amount: AmountProblem | null;
}

export type CheckedTransfer =
  | { readonly kind: "ready"; readonly intent: TransferIntent }
  | { readonly kind: "not-ready"; readonly problems: TransferProblems };

/** What an account holds, `null` when that is not known; by `WALLET` or a game's code. */
export type Balances = ReadonlyMap<string, Satang | null>;

/** Holds a draft to the rules of a transfer (§5); an account that does not exist counts as not chosen. */
export function checkTransfer(draft: TransferDraft, balances: Balances): CheckedTransfer {
  const from = chosen(draft.from, balances);
  const to = chosen(draft.to, balances);
  const parsed = parseAmount(draft.amount);
  const held = from === null ? null : (balances.get(from) ?? null);
  const problems: TransferProblems = {
    from: from === null ? { kind: "not-chosen" } : null,
    to: accountProblem(from, to),
    amount: amountProblem(parsed, held),
  };
  const sound = problems.from === null && problems.to === null && problems.amount === null;
  if (sound && from !== null && to !== null && parsed.kind === "amount") {
    return { kind: "ready", intent: { from, to, amount: parsed.amount } };
  }
  return { kind: "not-ready", problems };
}

/** A share of a balance in whole satang, floored; nothing of an unknown or empty one. */
export function shareOf(balance: Satang | null, percent: number): Satang | null {
  return balance === null || balance <= 0 ? null : percentOf(balance, percent);
}

function chosen(account: string | null, balances: Balances): string | null {
  return account !== null && balances.has(account) ? account : null;
}

function accountProblem(from: string | null, to: string | null): AccountProblem | null {
  if (to === null) return { kind: "not-chosen" };
  return to === from ? { kind: "same-account" } : null;
}

function amountProblem(parsed: ReturnType<typeof parseAmount>, held: Satang | null): AmountProblem | null {
  if (parsed.kind !== "amount") return parsed;
  if (parsed.amount < MINIMUM) return { kind: "below-minimum" };
  return held !== null && parsed.amount > held ? { kind: "not-enough", balance: held } : null;
}
