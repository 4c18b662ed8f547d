import { isLogInCode, type LogInCode, type UnverifiedUserCode } from "@member-wallet/api";
import type { Customer } from "@member-wallet/chat";
import type { LazyService } from "../site/lazy-service.ts";
import type { SafeStorage } from "../storage/storage.ts";
import type { Drafts } from "./drafts/drafts.ts";

/**
 * Why a session ended: a log-out, a refused token, a call refused with a code that requires a new log-in, a public
 * page, or another tab's log-out.
 */
export type LeaveReason = "logged-out" | "refused" | LogInCode | "public-page" | "other-tab";

/** Whether the server ended it: the member continues with the next log-in. Any other end is the member's choice. */
export function isExpiry(reason: LeaveReason | null): boolean {
  return reason !== null && (reason === "refused" || isLogInCode(reason));
}

export type SessionEvent =
  | { kind: "entered" }
  /** An answer has named the member. */
  | { kind: "named" }
  | { kind: "left" }
  /** Something was written to the session's storage, or removed from it, in this tab. */
  | { kind: "stored" }
  /** Another tab's log-in or log-out has ended the visit of the guest here, or the guest wants to be forgotten. */
  | { kind: "visit-ended" }
  /** The server can't verify a visitor, who has to log in (§8). */
  | { kind: "unverified"; code: UnverifiedUserCode }
  | { kind: "gone" };

/**
 * The logged-in member, in this tab and the others (§4 Session). `epoch` grows with every change of member: an answer
 * from an older epoch is dropped.
 */
export interface Session {
  token(): string | null;
  /** Whether this browser has a token that this page would read if it was loaded anew: its own, or another tab's. */
  isStored(): boolean;
  epoch(): number;
  /** Aborts with the session: a member's calls never outlive it. */
  signal(): AbortSignal;
  /** The visitor's id in the chat (§6), which ends with each log-in and log-out; `null` while a member is logged in. */
  guestId(): string | null;
  /** The guest wants to be forgotten: what this browser stores of the visit goes, and another one begins. */
  endVisit(): void;
  /** The member's id, once an answer has named them. */
  member(): string | null;
  /** Where what belongs to this session is stored: in the storage that has its token. */
  storage(): SafeStorage;
  /** What this tab stores, which ends with it. */
  tab: SafeStorage;
  /** Unsent form input: `draftsOf` takes it. */
  drafts: LazyService<Drafts>;
  /** Everyone of whom something may be stored in this browser. */
  customers(): Customer[];
  enter(token: string, remember: boolean): void;
  /** An answer says whose session it is. */
  name(member: string): void;
  /** A visitor's tab shows a member's page: takes up the session that another tab has remembered meanwhile, if any. */
  resume(): void;
  leave(reason: LeaveReason): void;
  /**
   * A call was refused with a code that requires a new log-in (§8): ends a member's session, sends a visitor to
   * `/login`.
   */
  requireLogIn(reason: "refused" | LogInCode): void;
  /** Why this page's last session ended; `null` during a session, or when there was none. */
  left(): LeaveReason | null;
  /**
   * Re-reads the browser's storage: for tabs that return from the back-forward cache, or have no channel.
   * @param changed the one key that another tab has changed; its other changes may not have arrived here yet. `null`
   * when any may have changed.
   */
  recheck(changed: string | null): void;
  /** The service is gone (§8): reported once, however many calls find out. */
  serviceGone(): void;
  /** The notice of it is left: that it is gone may be reported again. */
  serviceBack(): void;
  /** Whether the service is gone, for subscribers that missed the report. */
  isServiceGone(): boolean;
  subscribe(listener: (event: SessionEvent) => void): () => void;
}
