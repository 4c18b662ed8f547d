/** Providers that are only providers of QR codes. */
const GATEWAYS = ["WW", "ZAPMAN"] as const;
/** The providers of QR codes (§2 Deposit): the bank KBANK and the payment gateways. */
export const QR_PROVIDERS = ["KBANK", ...GATEWAYS] as const;
/** A provider of QR codes. */
export type QrProvider = (typeof QR_PROVIDERS)[number];

/** The fields of a deposit account that the rules read. */
export interface PayableAccount {
  readonly bankCode: string;
  /** Includes `PAYMENT` for a payment gateway. */
  readonly bankType: string;
  /** `AUTO`, or anything else. */
  readonly mode: string;
}

/** One payment method. */
export type PaymentMethod<Account extends PayableAccount> =
  /** Transfer to an account, by its number; `slip`: whether a slip is required. */
  | { readonly kind: "account"; readonly account: Account; readonly slip: boolean }
  | { readonly kind: "qr"; readonly account: Account; readonly provider: QrProvider }
  | { readonly kind: "gift-link" };

/** The fields of a deposit look-up that the rules read; a `DepositAnswer` of the API fits. */
export interface DepositOffer<Account extends PayableAccount> {
  readonly banks: readonly Account[];
  /** Mobile wallets that accept gift links. */
  readonly wallets: readonly unknown[];
  /** The operator checks everything manually: every bank account requires a slip. */
  readonly isManual: boolean;
}

/**
 * The payment methods of a deposit look-up, in its order, the gift link last (§2 Deposit): KBANK in mode AUTO is an
 * account without a slip and has a QR otherwise; payment gateways are QR only; every other bank is an account with a
 * slip. With manual checks, KBANK's accounts require a slip too.
 */
export function paymentMethods<Account extends PayableAccount>(
  offer: DepositOffer<Account>,
): PaymentMethod<Account>[] {
  const methods = offer.banks.flatMap((account): PaymentMethod<Account>[] => {
    const gateway = gatewayOf(account);
    if (gateway !== null) return [{ kind: "qr", account, provider: gateway }];
    if (account.bankCode !== "KBANK") return [{ kind: "account", account, slip: true }];
    if (account.mode === "AUTO") return [{ kind: "account", account, slip: offer.isManual }];
    const qr: PaymentMethod<Account> = { kind: "qr", account, provider: "KBANK" };
    return offer.isManual ? [qr, { kind: "account", account, slip: true }] : [qr];
  });
  return offer.wallets.length > 0 ? [...methods, { kind: "gift-link" }] : methods;
}

function gatewayOf({ bankCode, bankType }: PayableAccount): QrProvider | null {
  return bankType.includes("PAYMENT") && isGateway(bankCode) ? bankCode : null;
}

/** Whether money with this origin was paid by a gateway's QR. KBANK is also a bank, from which any QR can be paid. */
export function isGateway(code: string | null): code is Exclude<QrProvider, "KBANK"> {
  return GATEWAYS.some((gateway) => gateway === code);
}
