import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { createSession } from "../create-session.ts";
import { draftsOf } from "./create-drafts.ts";
import type { Drafts } from "./drafts.ts";

const LINK = "https://gift.example/?v=1";

/** What stands in a form is sent, and arrives. */
function send(drafts: Drafts, form: string) {
  drafts.sendAs(form, "key-1");
  drafts.dropSent("key-1");
}

/** A browser with one tab, or with another one beside it. */
function aBrowser() {
  const local = memoryStorage();
  const tab = memoryStorage();
  /** The tab loads a page, which begins where the last one ended. */
  const load = (ofTab = tab) => {
    const session = createSession({ local, tab: ofTab }, null);
    return { session, drafts: draftsOf(session) };
  };
  return { tab, load };
}

/** A page of member A with a transfer and a gift link, of which the first outlives a reload. */
function aPage() {
  const browser = aBrowser();
  const { session, drafts } = browser.load();
  session.enter("token-a", true);
  session.name("member-a");
  drafts.write("member-a", "transfer", { amount: "12.50" }, true);
  drafts.write("member-a", "gift-link", LINK);
  return { ...browser, session, drafts };
}

describe("a draft", () => {
  test("is restored for the same member after the server ended the session", () => {
    const { session, drafts } = aPage();
    session.leave("refused");
    session.enter("token-a2", true);
    expect(drafts.read("member-a", "transfer")).toEqual({ amount: "12.50" });
    expect(draftsOf(session)).toBe(drafts);
  });

  test.each(["logged-out", "other-tab", "public-page"] as const)(
    "is gone after a session that ended by %s",
    (reason) => {
      const { session, drafts, tab, load } = aPage();
      session.leave(reason);
      expect(tab.read("drafts")).toBeNull();
      session.enter("token-a2", true);
      session.name("member-a");
      expect(drafts.read("member-a", "transfer")).toBeUndefined();
      expect(load().drafts.read("member-a", "transfer")).toBeUndefined();
    },
  );

  test("is restored after a reload of the tab, for its member only, and a link or code is not", () => {
    const { tab, load } = aPage();
    expect(tab.read("drafts")).not.toContain(LINK);
    const { drafts } = load();
    expect(drafts.read("member-a", "transfer")).toEqual({ amount: "12.50" });
    expect(drafts.read("member-a", "gift-link")).toBeUndefined();
    expect(drafts.read("member-b", "transfer")).toBeUndefined();
    expect(load(memoryStorage()).drafts.read("member-a", "transfer")).toBeUndefined();
  });

  test("that was sent stays away after a reload", () => {
    const { drafts, tab, load } = aPage();
    send(drafts, "transfer");
    expect(tab.read("drafts")).toBeNull();
    expect(load().drafts.read("member-a", "transfer")).toBeUndefined();
  });

  test("is restored whatever it is after a reload by the app, which leaves no link in the tab", () => {
    const { drafts, tab, load } = aPage();
    drafts.handOver();
    expect(load().drafts.read("member-a", "gift-link")).toBe(LINK);
    expect(tab.read("drafts")).not.toContain(LINK);
    expect(load().drafts.read("member-a", "gift-link")).toBeUndefined();
  });

  test("is restored in another tab after the session has expired, for its member only", () => {
    const { session, load } = aPage();
    session.leave("refused");
    const { session: other, drafts } = load(memoryStorage());
    other.enter("token-a2", true);
    expect(drafts.read("member-a", "transfer")).toBeUndefined();
    other.name("member-a");
    expect(drafts.read("member-a", "transfer")).toEqual({ amount: "12.50" });

    const next = aPage();
    next.session.leave("refused");
    const { session: ofOther, drafts: others } = next.load();
    ofOther.enter("token-b", true);
    ofOther.name("member-b");
    expect(others.read("member-a", "transfer")).toBeUndefined();
    expect(others.read("member-b", "transfer")).toBeUndefined();
    expect(next.tab.read("drafts")).toBeNull();
  });

  test("is gone when the session ended during a reload by the app", () => {
    const { drafts, load, session } = aPage();
    drafts.handOver();
    session.leave("logged-out");
    drafts.handOver();
    const next = load();
    next.session.enter("token-a2", true);
    expect(next.drafts.read("member-a", "transfer")).toBeUndefined();
  });

  test("typed before an answer has named the member is that member's, and goes with the session", () => {
    const { session, drafts } = aPage();
    drafts.writeEarly("withdraw", "100");
    drafts.claimEarly("member-a", "withdraw", true);
    expect([drafts.readEarly("withdraw"), drafts.read("member-a", "withdraw")]).toEqual([undefined, "100"]);
    drafts.writeEarly("gift-link", LINK);
    session.leave("refused");
    session.enter("token-b", true);
    expect(drafts.readEarly("gift-link")).toBeUndefined();
    drafts.claimEarly("member-b", "gift-link", false);
    expect(drafts.read("member-b", "gift-link")).toBeUndefined();
  });

  test("that was sent goes with its call, after a reload too, and what was typed since stays", () => {
    const { drafts, load } = aPage();
    const key = "0".repeat(32);
    drafts.write("member-a", "withdraw", "100", true);
    for (const form of ["transfer", "withdraw"]) drafts.sendAs(form, key);
    drafts.write("member-a", "withdraw", "200", true);
    drafts.dropSent("1".repeat(32));
    expect(drafts.read("member-a", "transfer")).toEqual({ amount: "12.50" });
    drafts.dropSent(key);
    for (const page of [drafts, load().drafts])
      expect([page.read("member-a", "transfer"), page.read("member-a", "withdraw")]).toEqual([
        undefined,
        "200",
      ]);
  });

  test("that changes tells those who show it", () => {
    const { drafts } = aPage();
    const seen: unknown[] = [];
    const end = drafts.subscribe(() => seen.push(drafts.read("member-a", "withdraw")));
    drafts.write("member-a", "withdraw", "100", true);
    send(drafts, "withdraw");
    end();
    drafts.write("member-a", "withdraw", "200", true);
    // Beside them it is told that a call sends it.
    expect(seen).toEqual(["100", "100", undefined]);
  });

  test("is only ever restored for its member, in any order of members, forms and ends of sessions", () => {
    const members = fc.constantFrom("member-a", "member-b", "member-c");
    const forms = fc.constantFrom("transfer", "withdraw", "deposit-gift-link");
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom("write" as const, "read" as const, "send" as const),
        member: members,
        form: forms,
        outlivesReload: fc.boolean(),
      }),
      fc.record({ kind: fc.constant("reload" as const) }),
      fc.record({
        kind: fc.constant("leave" as const),
        reason: fc.constantFrom("refused" as const, "logged-out" as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { load, ...first } = aPage();
        let { session, drafts } = first;
        send(drafts, "transfer");
        for (const happening of steps) {
          if (happening.kind === "reload") {
            ({ session, drafts } = load());
            continue;
          }
          if (happening.kind === "leave") {
            session.leave(happening.reason);
            session.enter("token", true);
            continue;
          }
          const { kind, member, form, outlivesReload } = happening;
          if (kind === "write") drafts.write(member, form, member, outlivesReload);
          if (kind === "send") send(drafts, form);
          expect([undefined, member]).toContain(drafts.read(member, form));
        }
      }),
    );
  });
});
