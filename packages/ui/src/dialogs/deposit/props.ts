import type { Satang } from "@member-wallet/domain";

/** A payment method, as the list shows it. */
export interface DepositMethod {
  /** Identifies the method in the address. */
  readonly key: string;
  readonly kind: "account" | "account-auto" | "qr" | "gift-link";
  /** The bank's or gateway's code, for its mark; empty for the gift link. */
  readonly code: string;
  /** The bank's or gateway's name; empty for the gift link. */
  readonly name: string;
  /**
   * Distinguishes accounts at one bank: the masked number, or the holder's name; empty when there is neither. Of a
   * gateway its code.
   */
  readonly account: string;
}

/** The operator's facts about deposits (§9); an absent figure is `null`. */
export interface DepositFacts {
  /** The operator's minimum for a transfer to an account; other methods may have a higher one. */
  readonly minimum: Satang | null;
  readonly slipWithinMinutes: number | null;
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly qrMinutes: number | null;
  /** How many times a bonus must be turned over. */
  readonly turnover: number | null;
  /** Everything is checked by hand. */
  readonly isManual: boolean;
}

/** The payment methods, and the operator's facts about them. */
export interface DepositOffers {
  /** In their order; the groups of the list are in that of their first methods. */
  readonly methods: readonly DepositMethod[];
  /** The key of the method chosen last, which then is first and alone in its group; `null` for none. */
  readonly latest: string | null;
  readonly facts: DepositFacts;
}

/** The operator's account to which the member transfers. */
export interface DepositAccount {
  readonly bank: string;
  readonly name: string;
  readonly number: string;
  /** `LAK` and `BAHT` are shown as text, any other as it is; empty is not shown. */
  readonly currency: string;
  /** Baht for one unit of another currency than baht; `null` when it is not told. */
  readonly rate: number | null;
  /** The operator's minimum; `null` when it is not known. */
  readonly minimum: Satang | null;
}
