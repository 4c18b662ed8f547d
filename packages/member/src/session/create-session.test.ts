import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SafeStorage, StorageKey } from "../storage/storage.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createSession } from "./create-session.ts";
import type { Session } from "./session.ts";
import type { TabChannel } from "./tab-channel.ts";

/** A browser with tabs: one shared storage, one storage for each tab, and a channel between them. */
function aBrowser() {
  const local = memoryStorage();
  const listeners: { owner: number; listener: (event: { data: unknown }) => void }[] = [];
  let tabs = 0;
  return {
    local,
    openTab(): Session {
      const owner = tabs++;
      const channel: TabChannel = {
        postMessage: (data) =>
          listeners.filter((other) => other.owner !== owner).forEach(({ listener }) => listener({ data })),
        addEventListener: (_type, listener) => listeners.push({ owner, listener }),
      };
      return createSession({ local, tab: memoryStorage() }, channel);
    },
  };
}

function copyOf(storage: SafeStorage): SafeStorage {
  const copy = memoryStorage();
  for (const key of storage.keys()) copy.write(key, storage.read(key) ?? "");
  return copy;
}

describe("a session", () => {
  test("is found by the next tab when it is remembered", () => {
    const browser = aBrowser();
    browser.openTab().enter("token-a", true);
    expect(browser.openTab().token()).toBe("token-a");
  });

  test("stays in its tab when it is not remembered", () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    tab.enter("token-a", false);
    expect(tab.token()).toBe("token-a");
    expect(browser.openTab().token()).toBeNull();
  });

  test("ends in every tab at once, and notifies the others", () => {
    const browser = aBrowser();
    browser.openTab().enter("token-a", true);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.leave("logged-out");
    expect([one.token(), two.token(), browser.local.read("token")]).toEqual([null, null, null]);
    expect([one.left(), two.left()]).toEqual(["logged-out", "other-tab"]);
  });

  test("aborts its calls and opens a new epoch when it ends", () => {
    const tab = aBrowser().openTab();
    tab.enter("token-a", true);
    const [signal, epoch] = [tab.signal(), tab.epoch()];
    tab.leave("refused");
    expect(signal.aborted).toBe(true);
    expect(tab.epoch()).toBeGreaterThan(epoch);
  });

  test("ends once, however many calls are refused together", () => {
    const tab = aBrowser().openTab();
    tab.enter("token-a", true);
    let events = 0;
    tab.subscribe(() => (events += 1));
    tab.leave("refused");
    tab.leave("refused");
    expect(events).toBe(1);
  });

  test("whose service is gone reports that once, and to late subscribers", () => {
    const tab = aBrowser().openTab();
    let events = 0;
    tab.subscribe(() => (events += 1));
    expect(tab.isServiceGone()).toBe(false);
    tab.serviceGone();
    tab.serviceGone();
    expect([events, tab.isServiceGone()]).toEqual([1, true]);
  });

  test("of another member, remembered in a second tab, replaces the first tab's", () => {
    const browser = aBrowser();
    const first = browser.openTab();
    first.enter("token-a", true);
    const second = browser.openTab();
    second.enter("token-b", true);
    expect(first.token()).toBe("token-b");
  });

  test("that another tab remembers is followed, however late each message and change of the storage arrives", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.infiniteStream(fc.boolean()), (remember, messageFirst) => {
        const messages: unknown[] = [];
        const changes: { key: StorageKey; value: string | null }[] = [];
        const seen = memoryStorage();
        const listeners: ((event: { data: unknown }) => void)[] = [];
        const tab = createSession(
          { local: seen, tab: memoryStorage() },
          { postMessage: () => {}, addEventListener: (_type, listener) => void listeners.push(listener) },
        );
        tab.enter("token-a", remember);
        seen.write("guest-id", "a-guest");
        const stored = copyOf(seen);
        const other = createSession(
          {
            local: {
              ...stored,
              write(key, value) {
                stored.write(key, value);
                changes.push({ key, value });
              },
              remove(key) {
                if (stored.read(key) !== null) changes.push({ key, value: null });
                stored.remove(key);
              },
            },
            tab: memoryStorage(),
          },
          { postMessage: (message) => void messages.push(message), addEventListener: () => {} },
        );
        const events: string[] = [];
        tab.subscribe(({ kind }) => events.push(kind));
        other.enter("token-b", true);
        while (messages.length + changes.length > 0) {
          const first = messageFirst.next().value ? messages : changes;
          const arriving = first.length > 0 ? first : first === messages ? changes : messages;
          if (arriving === messages) {
            const data = messages.shift();
            listeners.forEach((listener) => listener({ data }));
          }
          const change = arriving === changes ? changes.shift() : undefined;
          if (change === undefined) continue;
          if (change.value === null) seen.remove(change.key);
          else seen.write(change.key, change.value);
          tab.recheck(change.key);
        }
        expect([tab.token(), events]).toEqual(["token-b", ["entered"]]);
      }),
    );
  });

  test("is not touched by a guest who wants to be forgotten: only the visit ends, and another one begins", () => {
    const browser = aBrowser();
    const guest = browser.openTab();
    const before = guest.guestId();
    guest.tab.write("chatDraft", "half a message");
    let events = 0;
    guest.subscribe(({ kind }) => (events += Number(kind === "visit-ended")));
    guest.endVisit();
    expect([guest.guestId() === before, guest.tab.read("chatDraft"), events]).toEqual([false, null, 1]);
    expect(browser.local.read("guest-id")).toBe(guest.guestId());
    guest.enter("token-a", true);
    guest.endVisit();
    expect([guest.token(), events]).toEqual(["token-a", 1]);
  });

  test("does not start in a tab that shows a public page", () => {
    const browser = aBrowser();
    const atLogin = browser.openTab();
    browser.openTab().enter("token-b", true);
    expect(atLogin.token()).toBeNull();
  });

  test("is taken up, once, by such a tab when it shows a member's page, and by none after a log-out", () => {
    const browser = aBrowser();
    const visitor = browser.openTab();
    const events: string[] = [];
    browser.openTab().enter("token-b", true);
    visitor.subscribe(({ kind }) => events.push(kind));
    visitor.resume();
    visitor.resume();
    expect([visitor.token(), visitor.guestId(), events]).toEqual(["token-b", null, ["entered"]]);
    visitor.leave("logged-out");
    visitor.resume();
    expect([visitor.token(), browser.local.read("token")]).toEqual([null, null]);
  });

  test("that was removed while the tab slept is gone when the tab re-reads the storage", () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    tab.enter("token-a", true);
    browser.local.remove("token");
    tab.recheck(null);
    expect(tab.token()).toBeNull();
  });

  test("never exposes a token that the browser has removed, in any order of events over three tabs", () => {
    const event = fc.oneof(
      fc.record({
        kind: fc.constant("enter" as const),
        tab: fc.nat(2),
        token: fc.constantFrom("a", "b"),
        remember: fc.constant(true),
      }),
      fc.record({ kind: fc.constant("leave" as const), tab: fc.nat(2) }),
      fc.record({ kind: fc.constantFrom("recheck" as const, "resume" as const), tab: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const browser = aBrowser();
        const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
        for (const happening of events) {
          const tab = tabs[happening.tab];
          if (happening.kind === "enter") tab?.enter(happening.token, happening.remember);
          if (happening.kind === "leave") tab?.leave("logged-out");
          if (happening.kind === "recheck") tab?.recheck(null);
          if (happening.kind === "resume") tab?.resume();
          const remembered = browser.local.read("token");
          for (const each of tabs) expect([null, remembered]).toContain(each.token());
        }
      }),
      { numRuns: 1000 },
    );
  });
});
