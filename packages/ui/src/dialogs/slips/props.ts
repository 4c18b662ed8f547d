import type { ReactNode } from "react";
import type { LongestTime, Satang, StatementState } from "@member-wallet/domain";
import type { Texts } from "@member-wallet/locales";
import type { Loadable } from "../../loadable/loadable.ts";

/** A reason with a text (§8); others are not shown. */
export type SlipReasonCode = keyof Texts["errors"]["slipReason"];

/** A slip that was sent. */
export interface SlipRow {
  /** Identifies its picture; empty when the server sent none. */
  readonly reference: string;
  /** An ISO time. */
  readonly receivedAt: string;
  /** When its money arrived, an ISO time; `null` when that is not known. */
  readonly endedAt: string | null;
  /** `null` until the slip is read: shown as a dash. */
  readonly amount: Satang | null;
  readonly state: StatementState;
  readonly reason: SlipReasonCode | null;
}

/** One page of the slips. */
export interface SlipList {
  readonly rows: readonly SlipRow[];
  readonly page: number;
  /** How many pages are known. */
  readonly pages: number;
  /** How long the latest slips took; `null` when that is not known. */
  readonly recent: LongestTime | null;
  /** Another page is loading. */
  readonly turning: boolean;
  /** Why these may not be the latest; `null` when they are. */
  readonly stale: string | null;
}

/** How a slip that was in progress ended; announced. */
export type SlipOutcome =
  | { readonly state: "success"; readonly amount: Satang | null }
  | { readonly state: "failed"; readonly reason: SlipReasonCode | null };

/** Progress of opening a slip's picture in a new window. */
export type SlipPictureState =
  | { readonly kind: "idle" }
  | { readonly kind: "opening"; readonly reference: string }
  /** The browser blocked the window: the member follows the link. */
  | { readonly kind: "blocked"; readonly href: string };

/** A page of the slips, the one that the member follows, and the picture that is opened. */
export interface SlipsDialogProps {
  readonly content: Loadable<SlipList>;
  /** The reference of the slip to highlight; `null` when there is none. */
  readonly followed: string | null;
  /** A slip is in progress, and the list is polled. */
  readonly watching: boolean;
  /** The last slip that ended while the dialog was open. */
  readonly outcome: SlipOutcome | null;
  readonly picture: SlipPictureState;
  /** How to reach support about a slip that was not accepted. */
  readonly support: (slip: SlipRow) => ReactNode;
  readonly refreshing: boolean;
  /** Loads the list again. */
  readonly onRefresh: () => void;
  readonly onPage: (page: number) => void;
  /** Called within the tap: a window opened later is blocked. */
  readonly onView: (reference: string) => void;
  readonly onClose: () => void;
}
