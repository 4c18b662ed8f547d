import type { Satang } from "@member-wallet/domain";

/** One method to pay, as the list names it. */
export interface DepositMethod {
  /** Names the method in the address. */
  readonly key: string;
  readonly kind: "account" | "account-auto" | "qr" | "gift-link";
  /** The bank's or gateway's name; of the gift link, nothing. */
  readonly name: string;
  /** Tells accounts at one bank apart: the masked number, or the holder's name; empty where there is neither. */
  readonly account: string;
}

/** What the operator says of deposits (§9); a figure that is absent is not made up. */
export interface DepositFacts {
  /** The operator's own, which a transfer to an account must reach; other methods may have a higher one. */
  readonly minimum: Satang | null;
  readonly slipWithinMinutes: number | null;
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly qrMinutes: number | null;
  /** How many times a bonus must be turned over. */
  readonly turnover: number | null;
  /** Everything is checked by hand. */
  readonly isManual: boolean;
}

/** What the deposit look-up has brought so far. */
export type DepositOffers =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly methods: readonly DepositMethod[]; readonly facts: DepositFacts };

/** An account of the operator's, to which the member transfers. */
export interface DepositAccount {
  readonly bank: string;
  readonly name: string;
  readonly number: string;
  /** `LAK` and `BAHT` are said in words; any other as it is; empty is left out. */
  readonly currency: string;
}
