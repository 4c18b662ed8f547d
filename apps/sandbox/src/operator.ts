import type { ChatHours, DepositAccount } from "@member-wallet/api/wire";
import type { BonusType, Satang } from "@member-wallet/domain";
import type { Language } from "./http/language.ts";

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
  /** Lao banks have it. */
  nameLO?: string;
}

/** A text in each language of the sites; markup where a call says so. */
export type LocalText = Readonly<Record<Language, string>>;

/** A banner: the path of its picture, if it has one, and markup. */
export interface BannerOffer {
  image: string | null;
  html: LocalText;
}

/** What a bonus pays, and under which conditions. */
export interface BonusTerms {
  code: string;
  name: LocalText;
  /** In satang. */
  amount: Satang;
  /** Stakes of this many times the amount meet the conditions. */
  turnover: number;
  /** The percentage of the balance that ending it early costs; `null`: it cannot be ended early. */
  percentFail: number | null;
}

/** A bonus of the list; `maxReceived` counts the receipts in the period of `type` (§9). */
export interface BonusOffer extends BonusTerms {
  type: BonusType;
  maxReceived: number;
  /** How many receipts there are for all members; `null`: any number. */
  stock: number | null;
  banners: readonly BannerOffer[];
}

/** A promotion: a bonus that each member receives once, by its code. */
export interface PromotionOffer extends BonusTerms {
  /** Markup. */
  description: LocalText;
}

/** The share of a claim that is paid when its conditions are met, and the share that is lost when they are not. */
interface Shares {
  percentSuccess: number;
  percentFail: number;
}

export interface InviteOffer extends Shares {
  /** The inviter's percentage of every stake of an invitee. */
  percentOfStakes: number;
  /** The conditions: the inviter has deposited this much in all, in satang. */
  depositMinimum: Satang;
  banners: readonly BannerOffer[];
}

export interface RefundOffer extends Shares {
  /** The percentage of the losses that is refunded. */
  percentOfLosses: number;
  /** How many days back losses count. */
  days: number;
  /** The conditions: stakes of this many times the refund since it was received. */
  turnover: number;
  banners: readonly BannerOffer[];
}

/** What a slice of the wheel wins. */
type PrizeKind =
  | { kind: "nothing" }
  | { kind: "coins"; coins: number }
  /** A coupon, worth an amount in satang for a number of days. */
  | { kind: "coupon"; amount: Satang; days: number };

/** A slice of the wheel; it is drawn in proportion to its weight. */
export interface Prize {
  code: string;
  label: LocalText;
  bgColor: string;
  textColor: string;
  /** Markup. */
  description?: LocalText;
  weight: number;
  win: PrizeKind;
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
    /** Uploads of one member per minute, refused and repeated ones included. */
    uploadsPerMinute: number;
    /** How many slips of one member wait for a person. */
    maxPending: number;
  };
  /** The rate at which a transfer in kip is credited in baht. */
  kipPerBaht: number;
  /** What clients encrypt gift links with; null disables gift links. Public by design: it secures nothing. */
  giftLinkKey: string | null;
  bonuses: readonly BonusOffer[];
  promotions: readonly PromotionOffer[];
  invite: InviteOffer;
  refund: RefundOffer;
  wheel: { name: LocalText; prizes: readonly Prize[] };
  chat: {
    /** Begins the names of the rooms that sockets join (§7). */
    prefix: string;
    /** Messages of one member per minute, and of one guest. */
    messagesPerMinute: number;
    /** Files of one member per minute, and of one guest. */
    uploadsPerMinute: number;
    /** When support answers; without it, at all hours. */
    hours?: ChatHours;
    /** How many seconds an answer usually takes. */
    wait?: number;
  };
}
