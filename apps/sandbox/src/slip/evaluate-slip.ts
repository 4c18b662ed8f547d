import type { SlipReason } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import { MINUTE_MS } from "../clock.ts";
import type { Operator } from "../operator.ts";
import { type BankTransfer, valueInBaht } from "./transfers.ts";

type SlipOutcome = { kind: "pending" } | TransferOutcome;

type TransferOutcome =
  /** `fromBank` is the sending bank. */
  | { kind: "accepted"; amount: Satang; fromBank: string }
  /** `amount` is the slip's value; null when the slip could not be read. */
  | { kind: "refused"; reason: SlipReason; amount: Satang | null };

/** What is known of a slip when it is evaluated. */
interface SlipFacts {
  /** The member sent the same file before. */
  isRepeated: boolean;
  hasMiniQr: boolean;
  /** The transfer that the mini-QR names, as its bank knows it; null when no bank does. */
  transfer: BankTransfer | null;
}

/** Evaluates a slip by the operator's rules. One without a mini-QR stays pending for a person to decide. */
export function evaluateSlip(
  { isRepeated, hasMiniQr, transfer }: SlipFacts,
  operator: Operator,
  now: Date,
): SlipOutcome {
  if (isRepeated)
    return { kind: "refused", reason: "SLIP_REFNO_DUPLICATED", amount: valueOf(transfer, operator) };
  return hasMiniQr ? evaluateTransfer(transfer, operator, now) : { kind: "pending" };
}

/**
 * Evaluates the transfer that a slip shows, whether its mini-QR or a person read it: a transfer counts once, to an account
 * of the operator, within a time limit until the slip was sent.
 */
export function evaluateTransfer(
  transfer: BankTransfer | null,
  operator: Operator,
  sentAt: Date,
): TransferOutcome {
  const amount = valueOf(transfer, operator);
  const refused = (reason: SlipReason): TransferOutcome => ({ kind: "refused", reason, amount });
  if (transfer === null || amount === null) return refused("INVALID_SLIP");
  if (transfer.creditedBy !== null) return refused("SLIP_REFNO_DUPLICATED");
  if (!isToOperator(operator, transfer)) return refused("DEST_ACC_INVALID");
  const age = sentAt.getTime() - transfer.madeAt.getTime();
  if (age > operator.slip.withinMinutes * MINUTE_MS) return refused("EXPIRED_SLIP");
  // A few kip are worth less than a satang.
  if (amount === 0) return refused("NOT_MATCH");
  return { kind: "accepted", amount, fromBank: transfer.fromBank };
}

function valueOf(transfer: BankTransfer | null, { kipPerBaht }: Operator): Satang | null {
  return transfer === null ? null : valueInBaht(transfer, kipPerBaht);
}

function isToOperator({ depositAccounts }: Operator, { toAccountNo, currency }: BankTransfer): boolean {
  return depositAccounts.some(
    (account) =>
      account.bankType !== "PAYMENT" &&
      account.bankAccountNo === toAccountNo &&
      account.currency === currency,
  );
}
