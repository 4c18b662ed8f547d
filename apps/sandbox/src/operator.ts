import type { DepositAccount } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";

/** A game of the operator's catalogue; every member may open an account in it. */
export interface Game {
  code: string;
  name: string;
  category: "slot" | "sport" | "lotto";
  /** Game credit for one baht, for display only. */
  ftWalletSlot: number;
  logo: string | null;
  background: string | null;
  web: string | null;
  android: string | null;
  ios: string | null;
}

export interface Bank {
  code: string;
  nameTH: string;
  nameEN: string;
  /** Of a Lao bank. */
  nameLO?: string;
}

/** An operator's configuration. */
export interface Operator {
  banks: readonly Bank[];
  games: readonly Game[];
  /** Bounds of one withdrawal, in satang. */
  withdrawal: { minimum: Satang; maximum: Satang };
  qr: {
    /** How long a QR can be paid. */
    minutes: number;
    /** The largest amount of one QR, in satang; the smallest is the provider's `depositMinimum`. */
    maximum: Satang;
    /** Whom PromptPay pays: a biller's 15 digits (tax id and suffix). */
    billerId: string;
  };
  /** The smallest deposit, in satang; a payment method's own minimum may be higher (`depositMinimum`). */
  depositMinimum: Satang;
  /** Where members pay in. */
  depositAccounts: readonly DepositAccount[];
  slip: {
    /** How many minutes after its transfer a slip is accepted. */
    withinMinutes: number;
    /** The daily time in which no slips are accepted, "HH:mm" in UTC+7; it may cross midnight. */
    closedFrom: string;
    closedTo: string;
  };
  /** The rate at which a transfer in kip is credited in baht. */
  kipPerBaht: number;
  /** What clients encrypt gift links with; null disables gift links. Public by design: it secures nothing. */
  giftLinkKey: string | null;
}
