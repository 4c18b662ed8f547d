import { parseAmount, type ParsedAmount } from "../money/parse-amount.ts";
import { type Satang, satang } from "../money/satang.ts";

/** The wallet's id among the accounts of a transfer; every other account's id is its game's code (§7). */
export const WALLET = "wallet";

/** The smallest transfer: 1 baht (§5 Transfer, §9). */
export const MINIMUM_TRANSFER: Satang = satang(100);

/** A transfer form's input. */
export interface TransferDraft {
  /** `WALLET` or a game's code; `null` until chosen. */
  readonly from: string | null;
  /** Like `from`. */
  readonly to: string | null;
  /** In baht, as typed. */
  readonly amount: string;
}

/** One checked transfer: two different accounts, and at least 1 baht within the known balance of `from`. */
export interface TransferIntent {
  /** `WALLET` or a game's code, like `to`. */
  readonly from: string;
  readonly to: string;
  readonly amount: Satang;
}

/** Why an account of a transfer is refused (§5 Transfer). */
export type AccountProblem = { readonly kind: "not-chosen" } | { readonly kind: "same-account" };

/** Why the amount of a transfer is refused (§5 Transfer). */
export type AmountProblem =
  | Exclude<ParsedAmount, { kind: "amount" }>
  | { readonly kind: "below-minimum" }
  /** More than the account's known balance. */
  | { readonly kind: "not-enough"; readonly balance: Satang };

/** Why a draft can't be sent, by field. */
export interface TransferProblems {
  readonly from: AccountProblem | null;
  readonly to: AccountProblem | null;
  readonly amount: AmountProblem | null;
}

/** A transfer that can be sent, or what is wrong with each field. */
export type CheckedTransfer =
  | { readonly kind: "ready"; readonly intent: TransferIntent }
  | { readonly kind: "not-ready"; readonly problems: TransferProblems };

/** The balance of each account, by `WALLET` or a game's code; `null` when it is unknown. */
export type Balances = ReadonlyMap<string, Satang | null>;

/** Checks a draft by the rules of a transfer (§5 Transfer); an account that does not exist counts as not chosen. */
export function checkTransfer(draft: TransferDraft, balances: Balances): CheckedTransfer {
  const from = chosen(draft.from, balances);
  const to = chosen(draft.to, balances);
  const parsed = parseAmount(draft.amount);
  const balance = from === null ? null : (balances.get(from) ?? null);
  const problems: TransferProblems = {
    from: from === null ? { kind: "not-chosen" } : null,
    to: accountProblem(from, to),
    amount: amountProblem(parsed, balance),
  };
  const valid = problems.from === null && problems.to === null && problems.amount === null;
  if (valid && from !== null && to !== null && parsed.kind === "amount") {
    return { kind: "ready", intent: { from, to, amount: parsed.amount } };
  }
  return { kind: "not-ready", problems };
}

function chosen(account: string | null, balances: Balances): string | null {
  return account !== null && balances.has(account) ? account : null;
}

function accountProblem(from: string | null, to: string | null): AccountProblem | null {
  if (to === null) return { kind: "not-chosen" };
  return to === from ? { kind: "same-account" } : null;
}

function amountProblem(parsed: ParsedAmount, balance: Satang | null): AmountProblem | null {
  if (parsed.kind !== "amount") return parsed;
  if (parsed.amount < MINIMUM_TRANSFER) return { kind: "below-minimum" };
  return balance !== null && parsed.amount > balance ? { kind: "not-enough", balance } : null;
}
