/** Who makes the QR codes (§2 Deposit): the bank KBANK, and the two payment gateways. */
export const QR_PROVIDERS = ["KBANK", "WW", "ZAPMAN"] as const;
export type QrProvider = (typeof QR_PROVIDERS)[number];

/** What the rules need to know of a deposit account. */
export interface PayableAccount {
  readonly bankCode: string;
  /** Includes `PAYMENT` for a payment gateway. */
  readonly bankType: string;
  /** `AUTO`, or anything else. */
  readonly mode: string;
}

/** One way to put money in. */
export type PaymentMethod<Account extends PayableAccount> =
  /** Transfer to an account, by its number; `slip` says whether a slip follows. */
  | { readonly kind: "account"; readonly account: Account; readonly slip: boolean }
  | { readonly kind: "qr"; readonly account: Account; readonly maker: QrProvider }
  | { readonly kind: "gift-link" };

export interface DepositOffer<Account extends PayableAccount> {
  readonly banks: readonly Account[];
  /** Mobile wallets that take gift links. */
  readonly wallets: readonly unknown[];
  /** Everything is checked by hand: a slip goes with every bank account. */
  readonly isManual: boolean;
}

/**
 * The ways to pay of a deposit look-up, in its order, the gift link last (§2 Deposit): KBANK is known by
 * itself with the mode AUTO and has a QR otherwise; payment gateways are QR only; every other bank is an account whose
 * slip is sent. Where all is checked by hand, a slip goes with KBANK's accounts too.
 */
export function paymentMethods<Account extends PayableAccount>(
  offer: DepositOffer<Account>,
): PaymentMethod<Account>[] {
  const ways = offer.banks.flatMap((account): PaymentMethod<Account>[] => {
    const gateway = gatewayOf(account);
    if (gateway !== null) return [{ kind: "qr", account, maker: gateway }];
    if (account.bankCode !== "KBANK") return [{ kind: "account", account, slip: true }];
    if (account.mode === "AUTO") return [{ kind: "account", account, slip: offer.isManual }];
    const qr: PaymentMethod<Account> = { kind: "qr", account, maker: "KBANK" };
    return offer.isManual ? [qr, { kind: "account", account, slip: true }] : [qr];
  });
  return offer.wallets.length > 0 ? [...ways, { kind: "gift-link" }] : ways;
}

function gatewayOf({ bankCode, bankType }: PayableAccount): QrProvider | null {
  if (!bankType.includes("PAYMENT")) return null;
  return bankCode === "WW" || bankCode === "ZAPMAN" ? bankCode : null;
}
