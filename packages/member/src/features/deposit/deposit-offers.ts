import type { DepositAccount, DepositAnswer, SlipRules } from "@member-wallet/api";
import {
  accountNoDigits,
  bankName,
  maskAccountNo,
  MISSING,
  paymentMethods,
  type PaymentMethod,
} from "@member-wallet/domain";
import type { DepositFacts, DepositMethod } from "@member-wallet/ui/dialogs/deposit";

/** One offered payment method, with its key in the address and its name. */
export interface OfferedMethod {
  readonly way: PaymentMethod<DepositAccount>;
  readonly shown: DepositMethod;
}

/**
 * The payment methods of the query. The gift link is offered only where the build can encrypt it.
 * @param language of the bank names.
 */
export function offeredMethods(
  answer: DepositAnswer,
  takesGiftLinks: boolean,
  language: string,
): OfferedMethod[] {
  const seen = new Map<string, number>();
  return paymentMethods(answer)
    .filter(({ kind }) => kind !== "gift-link" || takesGiftLinks)
    .map((way) => {
      const base = keyOf(way);
      const nth = seen.get(base) ?? 0;
      seen.set(base, nth + 1);
      // An account that is listed twice makes two rows.
      return { way, shown: { ...words(way, language), key: nth === 0 ? base : `${base}-${nth + 1}` } };
    });
}

function keyOf(way: PaymentMethod<DepositAccount>): string {
  switch (way.kind) {
    case "account":
      return `${way.account.bankCode}-${accountNoDigits(way.account.bankAccountNo)}`;
    case "qr":
      return `qr-${way.maker}`;
    case "gift-link":
      return "gift-link";
    default:
      return way satisfies never;
  }
}

function words(way: PaymentMethod<DepositAccount>, language: string): Omit<DepositMethod, "key"> {
  if (way.kind === "gift-link") return { kind: "gift-link", name: "", account: "" };
  const name = bankName(way.account.bank, way.account.bankCode, language);
  // A gateway is one method, whatever its account.
  if (way.kind === "qr")
    return { kind: "qr", name, account: way.maker === "KBANK" ? knownBy(way.account) : "" };
  return { kind: way.slip ? "account" : "account-auto", name, account: knownBy(way.account) };
}

/** Distinguishes an account from another at its bank; the whole number shows where the member pays. */
function knownBy({ bankAccountNo, bankAccountName }: DepositAccount): string {
  const masked = maskAccountNo(bankAccountNo);
  return masked === MISSING ? bankAccountName : masked;
}

/** The facts of the two queries; the one of slips may not be loaded. */
export function depositFacts(answer: DepositAnswer, slips: SlipRules | undefined): DepositFacts {
  const { closedFrom, closedTo, uploadWithinMinutes } = slips ?? {};
  return {
    minimum: answer.depositMin ?? null,
    slipWithinMinutes: uploadWithinMinutes ?? null,
    slipClosed:
      closedFrom !== undefined && closedTo !== undefined && closedFrom !== closedTo
        ? { from: closedFrom, to: closedTo }
        : null,
    qrMinutes: answer.qrMinutes ?? null,
    turnover: answer.turnover ?? null,
    isManual: answer.isManual,
  };
}
