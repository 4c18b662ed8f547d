import { isUnverifiedUser, type LogInCode, type UnverifiedUserCode } from "@member-wallet/api";
import type { BrowserStorages, SafeStorage, StorageKey } from "../storage/storage.ts";

/**
 * Why a session ended: the member asked, the server refused the token, it refused a call with a code that asks for a
 * new log-in, a public page was opened, or another tab ended it.
 */
export type LeaveReason = "logged-out" | "refused" | LogInCode | "public-page" | "other-tab";

export type SessionEvent =
  | { kind: "entered" }
  | { kind: "left" }
  /** The server cannot verify a visitor, who is to log in (§8). */
  | { kind: "unverified"; code: UnverifiedUserCode }
  | { kind: "gone" };

type TabMessage = { kind: "entered"; token: string; remembered: boolean } | { kind: "left"; token: string };

/** Only what the session needs of a BroadcastChannel, so that browsers without one still work within a tab. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/**
 * Who is logged in, in this tab and the others (§4 Session).
 * `epoch` grows with every change of member: a reply that belongs to an older epoch is nobody's.
 */
export interface Session {
  token(): string | null;
  epoch(): number;
  /** Aborts with the session: calls of a member never outlive it. */
  signal(): AbortSignal;
  enter(token: string, remember: boolean): void;
  leave(reason: LeaveReason): void;
  /** A call was refused with a code that asks for a new log-in (§8): a member leaves, a visitor is sent to `/login`. */
  requireLogIn(code: LogInCode): void;
  /** Why the last session of this page ended; `null` while there is one, or when there was none. */
  left(): LeaveReason | null;
  /** Follows what the browser now remembers: for tabs that come back from the back-forward cache, or hear no channel. */
  recheck(): void;
  /** The service is gone for good (§8): told once, however many calls say so. */
  end(): void;
  /** The service is there again: that it is gone may be told anew. */
  reopen(): void;
  /** Whether the service is gone, for whoever comes to listen after it was told. */
  hasEnded(): boolean;
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/**
 * What belongs to a member's session: kept beside the token, it goes with it. So does the phone of who registered before
 * a session, whoever's that is.
 */
const OF_SESSION: readonly StorageKey[] = ["token", "lastSync", "newMember"];

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
    // Another member may have logged in meanwhile in another tab: that token is not ours to remove.
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
    // A tab that shows a member follows to the one that the browser now remembers; a tab at a public page stays there.
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
    requireLogIn(code) {
      if (token !== null) leave(code);
      else if (isUnverifiedUser(code)) notify({ kind: "unverified", code });
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
