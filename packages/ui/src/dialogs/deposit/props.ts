import type { Satang, SlipFileCheck } from "@member-wallet/domain";
import type { CallPhase } from "../unresolved/call-phase.ts";

/** One way to pay, as the list names it. */
export interface DepositMethod {
  /** Names the way in the address. */
  readonly key: string;
  readonly kind: "account" | "account-auto" | "qr" | "gift-link";
  /** The bank's or gateway's name; of the gift link, nothing. */
  readonly name: string;
  /** Tells accounts at one bank apart: the masked number, or the holder's name; empty where there is neither. */
  readonly account: string;
}

/** What the operator says of deposits (§9); a figure that is absent is not made up. */
export interface DepositFacts {
  /** The operator's own, which a transfer to an account must reach; other ways may have a higher one. */
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
  | { readonly kind: "ready"; readonly ways: readonly DepositMethod[]; readonly facts: DepositFacts };

/** An account of the operator's, to which the member transfers. */
export interface DepositAccount {
  readonly bank: string;
  readonly name: string;
  readonly number: string;
  /** `LAK` and `BAHT` are said in words; any other as it is; empty is left out. */
  readonly currency: string;
}

/** What is wrong with the chosen slip; `null` when nothing is. */
export type SlipProblem = Exclude<SlipFileCheck["kind"], "ok"> | "missing" | null;

/** How far a slip has come. */
export type SlipPhase =
  | Exclude<CallPhase, { readonly kind: "pending" }>
  /** The picture is made smaller. */
  | { readonly kind: "preparing" }
  /** `share` of the bytes has left this device, from 0 to 1; all of them means waiting for the answer. */
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "cancelled" };

/** A QR of one provider. */
export type QrContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  /** None is open: how much is it to be for? */
  | { readonly kind: "none" }
  | {
      readonly kind: "open";
      readonly id: string;
      readonly markup: string;
      readonly amount: Satang | null;
      /** Epoch milliseconds of the server's clock; `null` when it names none. */
      readonly deadline: number | null;
    }
  /** Gone before its time, and it is not known yet whether it was paid. */
  | { readonly kind: "confirming"; readonly amount: Satang | null }
  /** Dropped at 00:00. */
  | { readonly kind: "over" }
  /** Gone before its time, and no money came. */
  | { readonly kind: "not-received"; readonly amount: Satang | null };
