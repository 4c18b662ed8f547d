import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aBrowser, keptIn } from "../testing/a-browser.ts";
import type { StorageKey } from "../storage/storage.ts";

const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A's session expires in a tab where A has used everything. */
function expired(remember = true, hasChannel = true) {
  const browser = aBrowser(hasChannel);
  browser.load(0);
  browser.logIn(0, "A", remember);
  browser.name(0);
  browser.use(0);
  return browser;
}

const unsentIn = (browser: ReturnType<typeof aBrowser>, at: number) =>
  ["chatDraft", "chatOutbox", "drafts"].map((key) => browser.storageOf(at).read(key as StorageKey));

describe("what a member had not sent when the session expired", () => {
  test.each([
    ["in that tab", 0, () => {}],
    ["in another tab", 1, () => {}],
    ["after a guest's visit", 0, (browser: ReturnType<typeof aBrowser>) => browser.use(0)],
    ["after the tab was closed", 1, (browser: ReturnType<typeof aBrowser>) => browser.close(0)],
  ])("is given back at that member's next log-in %s, with files and choices", (_where, at, meanwhile) => {
    const browser = expired();
    browser.leave(0, "refused");
    meanwhile(browser);
    browser.load(at);
    browser.logIn(at, "A", false);
    expect(unsentIn(browser, at)).toEqual([null, null, null]);
    browser.name(at);
    expect([...unsentIn(browser, at), browser.storageOf(at).read("hiddenAmounts")]).toEqual([
      "A",
      "A",
      "A",
      "A",
    ]);
    expect(browser.files()).toContain("A");
    expect(keptIn(browser.local)).toEqual([]);
  });

  test("is given to one tab; each of two tabs gets what one had left", () => {
    const browser = expired();
    browser.load(1);
    browser.use(1);
    browser.leave(0, "refused");
    browser.logIn(0, "A", true);
    for (const at of [0, 1, 2]) {
      browser.load(at);
      browser.name(at);
    }
    expect([0, 1, 2].map((at) => unsentIn(browser, at)[0])).toEqual(["A", "A", null]);
  });

  test.each([true, false])(
    "is kept where the member logs in again in a tab that did not follow the first log-in; with a channel: %s",
    (hasChannel) => {
      const browser = aBrowser(hasChannel);
      browser.load(0);
      browser.load(1);
      browser.logIn(0, "A", true);
      browser.name(0);
      browser.use(0);
      browser.logIn(1, "A", true);
      browser.name(1);
      browser.look();
      browser.name(0);
      // Whichever of the two is named first takes it.
      expect([0, 1].map((at) => unsentIn(browser, at).join("")).toSorted()).toEqual(["", "AAA"]);
      expect(["acts key-1", "played"].map((key) => browser.local.read(key as StorageKey))).toEqual([
        "A",
        "A",
      ]);
      expect(browser.files()).toEqual(["A"]);
      expect(keptIn(browser.local)).toEqual([]);
    },
  );

  test("is kept beside money on its way over a second expiry, whatever another tab had left at the first", () => {
    const browser = expired();
    browser.load(1);
    browser.leave(0, "refused");
    browser.logIn(0, "A", true);
    browser.name(0);
    browser.use(0);
    browser.leave(0, "refused");
    browser.logIn(0, "A", true);
    browser.name(0);
    expect([...unsentIn(browser, 0), browser.local.read("acts key-1")]).toEqual(["A", "A", "A", "A"]);
    expect(keptIn(browser.local)).toEqual([]);
  });

  test("is gone once the member has logged out, also what another tab had left", () => {
    const browser = expired();
    browser.load(1);
    browser.use(1);
    browser.leave(0, "refused");
    browser.logIn(0, "A", true);
    browser.load(0);
    browser.name(0);
    expect(keptIn(browser.local)).toContain("A");
    browser.leave(0, "logged-out");
    expect(keptIn(browser.local)).toEqual([]);
  });

  test.each([true, false])(
    "is kept in a tab that learns of the expiry later; with a channel: %s",
    (hasChannel) => {
      const browser = expired(true, hasChannel);
      const second = browser.load(1);
      browser.use(1);
      browser.leave(0, "refused");
      browser.look();
      expect(second.left()).toBe("refused");
      browser.logIn(1, "A", true);
      browser.name(1);
      expect(unsentIn(browser, 1)).toEqual(["A", "A", "A"]);
    },
  );

  test.each<[string, (browser: ReturnType<typeof aBrowser>) => void]>([
    ["a log-out", (browser) => browser.leave(0, "logged-out")],
    ["a public page", (browser) => browser.leave(0, "public-page")],
    [
      "another member's log-in",
      (browser) => {
        browser.leave(0, "refused");
        browser.logIn(0, "B", true);
        browser.name(0);
        browser.leave(0, "refused");
      },
    ],
    [
      "a day",
      (browser) => {
        browser.leave(0, "refused");
        vi.advanceTimersByTime(DAY + 1);
      },
    ],
  ])("is gone after %s", (_end, happens) => {
    const browser = expired();
    happens(browser);
    browser.logIn(0, "A", true);
    browser.name(0);
    expect(unsentIn(browser, 0)).toEqual([null, null, null]);
    expect(browser.files()).toEqual([]);
  });
});
