import type { ApiError, IdempotencyKey, SlipReason } from "@member-wallet/api";
import type { QrProvider, Satang } from "@member-wallet/domain";

/** What an act asks for. It is stored: never bank data, links, codes that are secrets, or files. */
export type Asked =
  | { readonly kind: "withdraw"; readonly amount: Satang }
  /** Between the wallet and a game, by their codes. */
  | { readonly kind: "transfer"; readonly from: string; readonly to: string; readonly amount: Satang }
  /** Everything in the games moves into the wallet. */
  | { readonly kind: "collect" }
  /** All that was earned; `null` when that was not known. */
  | { readonly kind: "invite-bonus"; readonly amount: Satang | null }
  /** All that has accrued. */
  | { readonly kind: "receive-refund" }
  /** All that was received, into the wallet; `null` when that was not known. */
  | { readonly kind: "add-refund"; readonly amount: Satang | null }
  | { readonly kind: "bonus"; readonly code: string }
  /** The bonus in use; `null` when its code was not known. */
  | { readonly kind: "cancel-bonus"; readonly code: string | null }
  /** One coupon, by its prize's label. What else the server sent of it may be a secret: it is not stored. */
  | { readonly kind: "coupon"; readonly prize: string }
  /** One spin of the wheel, with the coins before it; `null` when they were not known. */
  | { readonly kind: "spin"; readonly coins: number | null }
  /** Opening the account of a game, by its code. */
  | { readonly kind: "game-account"; readonly code: string }
  /** The code, the link and the file are not stored: only the page that has them can send them. */
  | { readonly kind: "promotion" }
  | { readonly kind: "gift-link" }
  | { readonly kind: "slip" }
  /** Creating a provider's QR for a deposit; `null` for one that was found open, of which the server gave no amount. */
  | { readonly kind: "qr"; readonly provider: QrProvider; readonly amount: Satang | null };

/**
 * One act at a time has a place: a second one there is refused while the first is open. Collecting moves the same money
 * as a transfer, and a refund is received before it is added.
 */
export type Place = Exclude<Asked["kind"], "collect" | "receive-refund" | "add-refund"> | "refund";

/** Where the wheel stopped: a slice's code and label, as the server named them. */
export interface WheelStop {
  readonly code: string;
  readonly label: string;
}

/** What is known of money that the server has accepted. */
export interface Progress {
  /** The server's name for it: a slip's reference, a QR's id; `null` where it is not known. */
  readonly reference: string | null;
  /** When its row of the list, or a QR's payment, was made, an ISO time; `null` until the list has shown it. */
  readonly at: string | null;
  /** Which of the rows that were made at that time it is, from the oldest, which is 0. */
  readonly nth: number;
  /** `null` until it is known. */
  readonly amount: Satang | null;
  /** When a withdrawal was sent to the bank, and when it or a slip ended, ISO times; `null` when not known. */
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  /** Since when the list does not show it, in epoch milliseconds; `null` while it does, or was not looked at. */
  readonly missingSince: number | null;
  /** `null` for what is no QR. */
  readonly qr: QrProgress | null;
}

/** What is known of a QR until its payment. */
export interface QrProgress {
  /** The times of the deposits that are not its payment: complete while it was open; `null` until the statement was read. */
  readonly before: readonly string[] | null;
  /** When the member said that they paid, an ISO time: only then is it news that no money came. */
  readonly paidAt: string | null;
}

/** What became of accepted money. */
export type MoneyEnd =
  /** `wallet`: what the wallet holds now; `null` when it is not known. */
  | { readonly kind: "arrived"; readonly wallet: Satang | null }
  /** `reason`: a code of the catalogue; `null` for one without a text. */
  | { readonly kind: "rejected"; readonly reason: SlipReason | null }
  /** Its list has not shown it for a minute: what became of it is not known. */
  | { readonly kind: "not-found" };

/** Accepted money whose end is known. */
export interface EndedStand {
  readonly kind: "ended";
  readonly progress: Progress;
  readonly end: MoneyEnd;
  readonly told: boolean;
}

/** How an act stands. An end is final. */
export type Stand =
  /** Sent, in this tab, another one, or one that is gone; no answer yet. */
  | { readonly kind: "sending" }
  /** No answer arrived, or the server has not finished. `resend`: sending it again under its key is safe. */
  | { readonly kind: "unknown" | "still-running"; readonly resend: boolean; readonly told: boolean }
  | { readonly kind: "refused"; readonly error: ApiError; readonly told: boolean }
  /** `stop`: of a spin, where it is known. */
  | {
      readonly kind: "done";
      readonly told: boolean;
      readonly stop?: WheelStop | undefined;
    }
  /** Accepted: its money is on its way. */
  | { readonly kind: "processing"; readonly progress: Progress; readonly told: boolean }
  | EndedStand
  /** The member has cancelled it on its way, or begun another one, not knowing how this one ends: what it may have left proves nothing of the other. */
  | { readonly kind: "given-up" };

/** What an answer or a look-up tells. */
export type AnsweredStand = Exclude<Stand, { kind: "sending" | "given-up" | "ended" }>;

/** What a look at accepted money tells. */
export type FollowedStand = Extract<Stand, { kind: "processing" | "ended" }>;

/** Something that a member asked for and that moves or promises money, from the press until they know its end. */
export interface Act {
  readonly asked: Asked;
  /** Names it, on the wire and here. */
  readonly key: IdempotencyKey;
  /** When it was sent, by the server's clock, in epoch milliseconds. */
  readonly began: number;
  /** When its stand changed last, by the server's clock; absent where it has not changed. */
  readonly changed?: number;
  readonly stand: Stand;
}

/** An act whose end is not known. */
export type OpenStand = Extract<Stand, { kind: "sending" | "unknown" | "still-running" }>;

export function isOpen(act: Act): act is Act & { readonly stand: OpenStand } {
  const { kind } = act.stand;
  return kind === "sending" || kind === "unknown" || kind === "still-running";
}

/** An act of which the money's end is known. */
export type EndedAct = Act & { readonly stand: EndedStand };

export function isEnded(act: Act): act is EndedAct {
  return act.stand.kind === "ended";
}

/** The server has accepted it, whatever becomes of its money. */
export function isAccepted({ kind }: Stand): boolean {
  return kind === "done" || kind === "processing" || kind === "ended";
}

/** Whether the member knows how it stands; one that is being sent has nothing to tell. */
export function isTold({ stand }: Act): boolean {
  return stand.kind === "sending" || stand.kind === "given-up" || stand.told;
}

/** Where an act stands. */
export function placeOf({ kind }: Asked): Place {
  if (kind === "collect") return "transfer";
  return kind === "receive-refund" || kind === "add-refund" ? "refund" : kind;
}

/** The open act of a place; `null` when one can begin there. */
export function openActOf(acts: readonly Act[], place: Place) {
  return acts.filter(isOpen).find((act) => placeOf(act.asked) === place) ?? null;
}

/** A slip that the operator decides on. */
export function isAcceptedSlip(act: Act | undefined): boolean {
  return act?.asked.kind === "slip" && act.stand.kind === "processing";
}

/** The key of a QR that was found open. */
export const foundQrKey = (id: string | null) => `qr ${id}` as IdempotencyKey;

/** When accepted money was asked for, an ISO time: as its list tells, else when it was sent. */
export function askedAt({ began, stand }: Act): string {
  const at = stand.kind === "processing" || stand.kind === "ended" ? stand.progress.at : null;
  return at ?? new Date(began).toISOString();
}

/** Its end, or that of its money, is not known. */
export function isFollowed(act: Act): boolean {
  return isOpen(act) || act.stand.kind === "processing";
}
