import type { SlipReason } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import { MINUTE_MS } from "../clock.ts";
import type { Operator } from "../operator.ts";
import { type BankTransfer, valueInBaht } from "./transfers.ts";

type SlipOutcome =
  | { kind: "pending" }
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

/**
 * Evaluates a slip by the operator's rules: a transfer counts once, to an account of the operator, within a time limit.
 * A slip without a mini-QR stays pending for a person to decide.
 */
export function evaluateSlip(
  { isRepeated, hasMiniQr, transfer }: SlipFacts,
  operator: Operator,
  now: Date,
): SlipOutcome {
  const amount = transfer === null ? null : valueInBaht(transfer, operator.kipPerBaht);
  const refused = (reason: SlipReason): SlipOutcome => ({ kind: "refused", reason, amount });
  if (isRepeated || (transfer !== null && transfer.creditedBy !== null))
    return refused("SLIP_REFNO_DUPLICATED");
  if (!hasMiniQr) return { kind: "pending" };
  if (transfer === null || amount === null) return refused("INVALID_SLIP");
  if (!isToOperator(operator, transfer)) return refused("DEST_ACC_INVALID");
  const age = now.getTime() - transfer.madeAt.getTime();
  if (age > operator.slip.withinMinutes * MINUTE_MS) return refused("EXPIRED_SLIP");
  // A few kip are worth less than a satang.
  if (amount === 0) return refused("NOT_MATCH");
  return { kind: "accepted", amount, fromBank: transfer.fromBank };
}

function isToOperator({ depositAccounts }: Operator, { toAccountNo, currency }: BankTransfer): boolean {
  return depositAccounts.some(
    (account) =>
      account.bankType !== "PAYMENT" &&
      account.bankAccountNo === toAccountNo &&
      account.currency === currency,
  );
}
