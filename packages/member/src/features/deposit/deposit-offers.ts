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
  readonly method: PaymentMethod<DepositAccount>;
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
    .map((method) => {
      const base = keyOf(method);
      const nth = seen.get(base) ?? 0;
      seen.set(base, nth + 1);
      // An account that is listed twice makes two rows.
      return {
        method,
        shown: { ...describe(method, language), key: nth === 0 ? base : `${base}-${nth + 1}` },
      };
    });
}

function keyOf(method: PaymentMethod<DepositAccount>): string {
  switch (method.kind) {
    case "account":
      return `${method.account.bankCode}-${accountNoDigits(method.account.bankAccountNo)}`;
    case "qr":
      return `qr-${method.provider}`;
    case "gift-link":
      return "gift-link";
    default:
      return method satisfies never;
  }
}

function describe(method: PaymentMethod<DepositAccount>, language: string): Omit<DepositMethod, "key"> {
  if (method.kind === "gift-link") return { kind: "gift-link", code: "", name: "", account: "" };
  const code = method.account.bankCode;
  const name = bankName(method.account.bank, code, language);
  // A gateway is one method, whatever its account.
  if (method.kind === "qr")
    return { kind: "qr", code, name, account: method.provider === "KBANK" ? knownBy(method.account) : "" };
  return { kind: method.slip ? "account" : "account-auto", code, name, account: knownBy(method.account) };
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
