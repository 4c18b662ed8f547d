import { isLogInCode, isUnverifiedUser, type LogInCode, type UnverifiedUserCode } from "@member-wallet/api";
import type { Customer } from "@member-wallet/chat";
import { createChanges } from "@member-wallet/domain";
import type { BrowserStorages, SafeStorage } from "../storage/storage.ts";
import { createPersonalData, sessionId } from "./personal-data.ts";
import { readTabMessage, type TabChannel } from "./tab-channel.ts";

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
  /** Another tab's log-in or log-out ended the visit of the guest here. */
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
  epoch(): number;
  /** Aborts with the session: a member's calls never outlive it. */
  signal(): AbortSignal;
  /** The visitor's id in the chat (§6), which ends with each log-in and log-out; `null` while a member is logged in. */
  guestId(): string | null;
  /** The member's id, once an answer has named them. */
  member(): string | null;
  /** Where what belongs to this session is stored: in the storage that has its token. */
  storage(): SafeStorage;
  /** What this tab stores, which ends with it. */
  tab: SafeStorage;
  /** Everyone of whom something may be stored in this browser. */
  customers(): Customer[];
  enter(token: string, remember: boolean): void;
  /** An answer says whose session it is. */
  name(member: string): void;
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
  /** The service is gone for good (§8): reported once, however many calls find out. */
  end(): void;
  /** The service is available again: a later end may be reported again. */
  reopen(): void;
  /** Whether the service is gone, for subscribers that missed the report. */
  hasEnded(): boolean;
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

export function createSession(storages: BrowserStorages, channel: TabChannel | null): Session {
  const { local, tab } = storages;
  const data = createPersonalData(storages);
  const { tell, subscribe } = createChanges<SessionEvent>();
  let token = tab.read("token") ?? local.read("token");
  data.open(token);
  let member = memberOf(token);
  let named = false;
  let guest = token === null ? data.guestId() : null;
  let epoch = 0;
  let calls = new AbortController();
  let left: LeaveReason | null = null;
  let gone = false;

  /** The member that an earlier page of this session has stored. */
  function memberOf(current: string | null) {
    return current === null ? null : data.beside(current).read("member");
  }

  /** Beside the token, with an event for each change. */
  function storage(): SafeStorage {
    const { read, write, remove } = data.beside(token);
    return {
      read,
      write(key, value) {
        write(key, value);
        tell({ kind: "stored" });
      },
      remove(key) {
        remove(key);
        tell({ kind: "stored" });
      },
    };
  }

  function change(next: string | null) {
    token = next;
    member = memberOf(next);
    named = false;
    guest = next === null ? data.guestId() : null;
    left = null;
    epoch += 1;
    data.mark(next);
    calls.abort();
    calls = new AbortController();
  }

  function end(reason: LeaveReason, here: boolean) {
    if (token === null) return;
    const expired = isExpiry(reason);
    const old = token;
    data.end({ token: old, member, expired, here });
    change(null);
    left = reason;
    if (here) channel?.postMessage({ kind: "left", session: sessionId(old), expired });
    tell({ kind: "left" });
  }

  function adopt(next: string) {
    data.clearTab();
    change(next);
    tell({ kind: "entered" });
  }

  /** In a visitor's tab: another tab's log-in or log-out has removed the guest's id. */
  function recheckVisit() {
    if (local.read("guest-id") === guest) return;
    data.clearTab();
    guest = data.guestId();
    data.mark(null);
    tell({ kind: "visit-ended" });
  }

  channel?.addEventListener("message", ({ data: sent }) => {
    const message = readTabMessage(sent);
    if (message === null) return;
    if (token === null) return recheckVisit();
    if (message.kind === "left" && message.session === sessionId(token))
      end(message.expired ? "refused" : "other-tab", false);
    // A tab that shows a member follows to the stored one; a tab on a public page stays without.
    if (message.kind === "entered" && message.token !== null && message.token !== token) adopt(message.token);
  });

  return {
    token: () => token,
    epoch: () => epoch,
    signal: () => calls.signal,
    guestId: () => guest,
    member: () => member,
    storage,
    tab,
    customers() {
      const members = data.members().map((userId) => ({ kind: "member", userId }) as const);
      const guestId = local.read("guest-id");
      return guestId === null ? members : [...members, { kind: "guest", guestId }];
    },
    enter(next, remember) {
      data.begin(next, remember);
      gone = false;
      change(next);
      channel?.postMessage({ kind: "entered", token: remember ? next : null });
      tell({ kind: "entered" });
    },
    name(id) {
      if (token === null || named) return;
      named = true;
      member = id;
      data.name(token, id);
      tell({ kind: "named" });
    },
    leave: (reason) => end(reason, true),
    requireLogIn(reason) {
      if (token !== null) end(reason, true);
      else if (isUnverifiedUser(reason)) tell({ kind: "unverified", code: reason });
    },
    left: () => left,
    recheck(changed) {
      if (changed !== null && changed !== (token === null ? "guest-id" : "token")) return;
      if (token === null) return recheckVisit();
      const stored = tab.read("token") ?? local.read("token");
      if (stored === null) end(data.expired(token) ? "refused" : "other-tab", false);
      else if (stored !== token) adopt(stored);
    },
    end() {
      if (gone) return;
      gone = true;
      tell({ kind: "gone" });
    },
    reopen: () => void (gone = false),
    hasEnded: () => gone,
    subscribe,
  };
}
