import type { SlipReason } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import type { Operator } from "../context.ts";
import { type BankTransfer, worthOf } from "./transfers.ts";

/** What becomes of a slip. */
export type Verdict =
  | { kind: "pending" }
  /** `fromBank` is where the money came from. */
  | { kind: "taken"; amount: Satang; fromBank: string }
  /** `amount` is what the slip was read to be worth; null when it could not be read. */
  | { kind: "refused"; reason: SlipReason; amount: Satang | null };

/** What is known of a slip when it is judged. */
export interface Evidence {
  /** The member sent the very same file before. */
  isRepeated: boolean;
  hasMiniQr: boolean;
  /** What the bank that the mini-QR names knows of the transfer; null when it knows nothing. */
  transfer: BankTransfer | null;
}

/**
 * Judges a slip by the operator's rules: a transfer counts once, to an account of the operator, and for so long after
 * it was made (§9). A slip without a mini-QR waits for a person.
 */
export function judge({ isRepeated, hasMiniQr, transfer }: Evidence, operator: Operator, now: Date): Verdict {
  const amount = transfer === null ? null : worthOf(transfer, operator.kipPerBaht);
  const refused = (reason: SlipReason): Verdict => ({ kind: "refused", reason, amount });
  if (isRepeated || (transfer !== null && transfer.creditedBy !== null))
    return refused("SLIP_REFNO_DUPLICATED");
  if (!hasMiniQr) return { kind: "pending" };
  if (transfer === null || amount === null) return refused("INVALID_SLIP");
  if (!isOurs(operator, transfer)) return refused("DEST_ACC_INVALID");
  const age = now.getTime() - transfer.madeAt.getTime();
  if (age > operator.slip.withinMinutes * 60_000) return refused("EXPIRED_SLIP");
  // A few kip are worth less than a satang.
  if (amount === 0) return refused("NOT_MATCH");
  return { kind: "taken", amount, fromBank: transfer.fromBank };
}

function isOurs({ depositAccounts }: Operator, { toAccountNo, currency }: BankTransfer): boolean {
  return depositAccounts.some(
    (account) =>
      account.bankType !== "PAYMENT" &&
      account.bankAccountNo === toAccountNo &&
      account.currency === currency,
  );
}
