import type { DepositAccount, DepositAnswer, SlipRules } from "@member-wallet/api";
import {
  accountNoDigits,
  bankName,
  type Depositor,
  maskAccountNo,
  MISSING,
  orderMethods,
  paymentMethods,
  type PaymentMethod,
} from "@member-wallet/domain";
import type { DepositFacts, DepositMethod } from "@member-wallet/ui/dialogs/deposit";

/** One offered payment method, with its key in the address and its name. */
export interface OfferedMethod {
  readonly method: PaymentMethod<DepositAccount>;
  readonly shown: DepositMethod;
}

/** For whom and how methods are offered. */
interface OfferSettings {
  /** Gift links are offered only where the build can encrypt them. */
  readonly takesGiftLinks: boolean;
  /** Of the banks' names. */
  readonly language: string;
  /** The name of a gateway, 1 being the first. */
  readonly gatewayName: (nth: number) => string;
  readonly depositor: Depositor;
  /** The key of the method chosen last; `null` for none. */
  readonly latest: string | null;
}

/** The payment methods of the query: the one chosen last, then those that suit the member best. */
export function offeredMethods(answer: DepositAnswer, settings: OfferSettings): OfferedMethod[] {
  const { takesGiftLinks, depositor, latest } = settings;
  const gateways: string[] = [];
  const seen = new Map<string, number>();
  const offered = paymentMethods(answer)
    .filter(({ kind }) => kind !== "gift-link" || takesGiftLinks)
    .map((method) => {
      const base = keyOf(method);
      const nth = seen.get(base) ?? 0;
      seen.set(base, nth + 1);
      // An account that is listed twice makes two rows.
      return {
        method,
        shown: { ...describe(method, nameOf(method)), key: nth === 0 ? base : `${base}-${nth + 1}` },
      };
    });
  const ordered = orderMethods(offered, depositor);
  return ordered.toSorted(
    (one, other) => Number(other.shown.key === latest) - Number(one.shown.key === latest),
  );

  function nameOf(method: PaymentMethod<DepositAccount>): string {
    if (method.kind === "gift-link") return "";
    const { bank, bankCode } = method.account;
    if (method.kind === "account" || method.provider === "KBANK")
      return bankName(bank, bankCode, settings.language);
    if (!gateways.includes(bankCode)) gateways.push(bankCode);
    return settings.gatewayName(gateways.indexOf(bankCode) + 1);
  }
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

function describe(method: PaymentMethod<DepositAccount>, name: string): Omit<DepositMethod, "key"> {
  if (method.kind === "gift-link") return { kind: "gift-link", code: "", name, account: "" };
  const code = method.account.bankCode;
  // A gateway is one method, whatever its account.
  if (method.kind === "qr")
    return { kind: "qr", code, name, account: method.provider === "KBANK" ? knownBy(method.account) : code };
  return { kind: method.slip ? "account" : "account-auto", code, name, account: knownBy(method.account) };
}

/** Distinguishes an account from another at its bank; the whole number shows where the member pays. */
function knownBy({ bankAccountNo, bankAccountName }: DepositAccount): string {
  const masked = maskAccountNo(bankAccountNo);
  return masked === MISSING ? bankAccountName : masked;
}

/** How long a slip can be sent after its transfer, where the operator tells nothing else (§9). */
const SLIP_WITHIN_MINUTES = 60;

/** The facts of the two queries; the one of slips may not be loaded. */
export function depositFacts(answer: DepositAnswer, slips: SlipRules | undefined): DepositFacts {
  const { closedFrom, closedTo, uploadWithinMinutes } = slips ?? {};
  return {
    minimum: answer.depositMin ?? null,
    slipWithinMinutes: uploadWithinMinutes ?? SLIP_WITHIN_MINUTES,
    slipClosed:
      closedFrom !== undefined && closedTo !== undefined && closedFrom !== closedTo
        ? { from: closedFrom, to: closedTo }
        : null,
    qrMinutes: answer.qrMinutes ?? null,
    turnover: answer.turnover ?? null,
    isManual: answer.isManual,
  };
}
