import { isUnverifiedUser, type LogInCode, type UnverifiedUserCode } from "@member-wallet/api";
import type { BrowserStorages, SafeStorage, StorageKey } from "../storage/storage.ts";

/**
 * Why a session ended: a log-out, a refused token, a call refused with a code that requires a new log-in, a public
 * page, or another tab.
 */
export type LeaveReason = "logged-out" | "refused" | LogInCode | "public-page" | "other-tab";

export type SessionEvent =
  | { kind: "entered" }
  | { kind: "left" }
  /** The server can't verify a visitor, who has to log in (§8). */
  | { kind: "unverified"; code: UnverifiedUserCode }
  | { kind: "gone" };

type TabMessage = { kind: "entered"; token: string; remembered: boolean } | { kind: "left"; token: string };

/** The part of a BroadcastChannel that the session needs, so that browsers without one still work within a tab. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/**
 * The logged-in member, in this tab and the others (§4 Session). `epoch` grows with every change of member: an answer
 * from an older epoch is dropped.
 */
export interface Session {
  token(): string | null;
  epoch(): number;
  /** Aborts with the session: a member's calls never outlive it. */
  signal(): AbortSignal;
  enter(token: string, remember: boolean): void;
  leave(reason: LeaveReason): void;
  /**
   * A call was refused with a code that requires a new log-in (§8): ends a member's session, sends a visitor to
   * `/login`.
   */
  requireLogIn(reason: "refused" | LogInCode): void;
  /** Why this page's last session ended; `null` during a session, or when there was none. */
  left(): LeaveReason | null;
  /** Re-reads the browser's storage: for tabs that return from the back-forward cache, or have no channel. */
  recheck(): void;
  /** The service is gone for good (§8): reported once, however many calls find out. */
  end(): void;
  /** The service is available again: a later end may be reported again. */
  reopen(): void;
  /** Whether the service is gone, for subscribers that missed the report. */
  hasEnded(): boolean;
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/**
 * What belongs to a member's session: stored next to the token and removed with it. So is what a visitor left before
 * any session: the phone of a registration, and what is unsent in the chat.
 */
const OF_SESSION: readonly StorageKey[] = [
  "token",
  "lastSync",
  "balance",
  "newMember",
  "chatDraft",
  "chatOutbox",
  "chatRead",
];

function clear(storage: SafeStorage) {
  OF_SESSION.forEach(storage.remove);
}

export function createSession(storages: BrowserStorages, channel: TabChannel | null): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  let token = storages.tab.read("token") ?? storages.local.read("token");
  let epoch = 0;
  let calls = new AbortController();
  let left: LeaveReason | null = null;
  let gone = false;

  const notify = (event: SessionEvent) => listeners.forEach((listener) => listener(event));

  function change(next: string | null) {
    token = next;
    left = null;
    epoch += 1;
    storages.tab.write("lastSession", String(Date.now()));
    calls.abort();
    calls = new AbortController();
  }

  function forget(old: string) {
    clear(storages.tab);
    // Another member may have logged in meanwhile in another tab: that token is not this session's to remove.
    if (storages.local.read("token") === old) clear(storages.local);
  }

  function leave(reason: LeaveReason) {
    if (token === null) return;
    const old = token;
    change(null);
    left = reason;
    forget(old);
    if (reason !== "other-tab") channel?.postMessage({ kind: "left", token: old });
    notify({ kind: "left" });
  }

  function adopt(next: string) {
    clear(storages.tab);
    change(next);
    notify({ kind: "entered" });
  }

  channel?.addEventListener("message", ({ data }) => {
    const message = readTabMessage(data);
    if (message?.kind === "left" && message.token === token) leave("other-tab");
    // A tab that shows a member follows to the stored one; a tab on a public page stays without.
    if (message?.kind === "entered" && message.remembered && token !== null && message.token !== token) {
      adopt(message.token);
    }
  });

  return {
    token: () => token,
    epoch: () => epoch,
    signal: () => calls.signal,
    enter(next, remember) {
      clear(storages.tab);
      clear(storages.local);
      (remember ? storages.local : storages.tab).write("token", next);
      gone = false;
      change(next);
      channel?.postMessage({ kind: "entered", token: next, remembered: remember });
      notify({ kind: "entered" });
    },
    leave,
    requireLogIn(reason) {
      if (token !== null) leave(reason);
      else if (isUnverifiedUser(reason)) notify({ kind: "unverified", code: reason });
    },
    left: () => left,
    recheck() {
      if (token === null) return;
      const remembered = storages.tab.read("token") ?? storages.local.read("token");
      if (remembered === null) leave("other-tab");
      else if (remembered !== token) adopt(remembered);
    },
    end() {
      if (gone) return;
      gone = true;
      notify({ kind: "gone" });
    },
    reopen: () => void (gone = false),
    hasEnded: () => gone,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data) || !("token" in data)) return null;
  if (typeof data.token !== "string") return null;
  if (data.kind === "left") return { kind: "left", token: data.token };
  if (data.kind !== "entered") return null;
  return { kind: "entered", token: data.token, remembered: "remembered" in data && data.remembered === true };
}

/** The channel between this site's tabs; `null` in browsers without one. */
export function browserTabChannel(): TabChannel | null {
  return typeof BroadcastChannel === "function" ? new BroadcastChannel("member-wallet-session") : null;
}
