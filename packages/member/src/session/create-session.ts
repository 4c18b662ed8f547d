import { isUnverifiedUser } from "@member-wallet/api";
import { createChanges } from "@member-wallet/domain";
import { lazyService } from "../site/lazy-service.ts";
import type { BrowserStorages, SafeStorage } from "../storage/storage.ts";
import { createPersonalData, sessionId } from "./personal-data.ts";
import { isExpiry, type LeaveReason, type Session, type SessionEvent } from "./session.ts";
import { readTabMessage, type TabChannel } from "./tab-channel.ts";

/** @param channel to this browser's other tabs; `null` where there is none. */
export function createSession(storages: BrowserStorages, channel: TabChannel | null): Session {
  const { local, tab } = storages;
  const data = createPersonalData(storages);
  const { tell, subscribe } = createChanges<SessionEvent>();
  let token = data.token();
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
    const beside = data.beside(token);
    return {
      ...beside,
      write(key, value) {
        beside.write(key, value);
        tell({ kind: "stored" });
      },
      remove(key) {
        beside.remove(key);
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
    data.follow(member);
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
    // A tab that shows a member follows to the stored one; a tab on a public page stays without (`resume`).
    if (message.kind === "entered" && message.token !== null && message.token !== token) adopt(message.token);
  });

  return {
    token: () => token,
    isStored: () => data.token() !== null,
    epoch: () => epoch,
    signal: () => calls.signal,
    guestId: () => guest,
    endVisit() {
      if (token !== null) return;
      local.remove("guest-id");
      recheckVisit();
    },
    member: () => member,
    storage,
    tab,
    drafts: lazyService(),
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
    resume() {
      const stored = data.token();
      if (token === null && stored !== null) adopt(stored);
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
      const stored = data.token();
      if (stored === null) end(data.expired(token) ? "refused" : "other-tab", false);
      else if (stored !== token) adopt(stored);
    },
    serviceGone() {
      if (gone) return;
      gone = true;
      tell({ kind: "gone" });
    },
    serviceBack: () => void (gone = false),
    isServiceGone: () => gone,
    subscribe,
  };
}
