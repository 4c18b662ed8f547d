import type { PayableAccount, PaymentMethod } from "./payment-methods.ts";

/** The fields of a deposit account that decide on its place. */
export interface OfferedAccount extends PayableAccount {
  /** `BAHT`, `LAK` or another code; empty when not set. */
  readonly currency: string;
}

/** The member for whom payment methods are ordered. */
export interface Depositor {
  /** The bank of the registered account; `null` when it is not known. */
  readonly bankCode: string | null;
  /** The currency of members' accounts: the site's only one, or of several the usual one. */
  readonly currency: { readonly kind: "only" | "usual"; readonly code: string };
}

/** The fastest first: a QR and an automatic account credit the money by themselves. */
const SPEED = ["qr", "account-auto", "account", "gift-link"] as const;

/**
 * Payment methods in the order in which they suit a member (§2 Deposit): those in the currency of the member's account,
 * of these the fastest, of these the ones at the member's bank. Methods that are equal in this keep their order. Where
 * a site has several currencies, the operator's account at the member's bank tells which one the member has.
 */
export function orderMethods<Offered extends { readonly method: PaymentMethod<OfferedAccount> }>(
  offered: readonly Offered[],
  { bankCode, currency }: Depositor,
): Offered[] {
  const atOwnBank = offered.flatMap(({ method }) =>
    method.kind !== "gift-link" && method.account.bankCode === bankCode ? [method.account.currency] : [],
  );
  const own = currency.kind === "only" ? currency.code : (atOwnBank[0] ?? currency.code);
  const placeOf = ({ method }: Offered): readonly number[] => {
    const account = method.kind === "gift-link" ? null : method.account;
    return [
      // Gift links are of a wallet in baht, and so is an account that names no currency.
      Number((account?.currency || "BAHT") !== own),
      SPEED.indexOf(method.kind === "account" && !method.slip ? "account-auto" : method.kind),
      Number(account === null || account.bankCode !== bankCode),
    ];
  };
  return offered.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
