import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SafeStorage, StorageKey } from "../../storage/storage.ts";
import { createSession } from "../session.ts";
import { draftsOf } from "./drafts.ts";

function memory(): SafeStorage {
  const values = new Map<StorageKey, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function aSession() {
  const session = createSession({ local: memory(), tab: memory() }, null);
  session.enter("token-a", true);
  return session;
}

function aPage() {
  const session = aSession();
  const drafts = draftsOf(session);
  drafts.write("member-a", "transfer", { amount: "12.50" });
  return { session, drafts };
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
      const { session, drafts } = aPage();
      session.leave(reason);
      session.enter("token-a2", true);
      expect(drafts.read("member-a", "transfer")).toBeUndefined();
    },
  );

  test("is restored after a reload by the app, for its member only, and once", () => {
    const { drafts } = aPage();
    drafts.handOver();
    const next = draftsOf(aSession());
    expect(next.read("member-a", "transfer")).toEqual({ amount: "12.50" });
    expect(draftsOf(aSession()).read("member-a", "transfer")).toBeUndefined();

    next.handOver();
    expect(draftsOf(aSession()).read("member-b", "transfer")).toBeUndefined();
  });

  test("is gone when the session ended during a reload by the app", () => {
    const { drafts } = aPage();
    drafts.handOver();
    const left = createSession({ local: memory(), tab: memory() }, null);
    const next = draftsOf(left);
    left.enter("token-a2", true);
    expect(next.read("member-a", "transfer")).toBeUndefined();
  });

  test("is only ever restored for its member, in any order of members, forms and ends of sessions", () => {
    const members = fc.constantFrom("member-a", "member-b", "member-c");
    const forms = fc.constantFrom("transfer", "withdraw", "deposit-gift-link");
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom("write" as const, "read" as const, "drop" as const),
        member: members,
        form: forms,
      }),
      fc.record({
        kind: fc.constant("leave" as const),
        reason: fc.constantFrom("refused" as const, "logged-out" as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { session, drafts } = aPage();
        drafts.drop("member-a", "transfer");
        for (const happening of steps) {
          if (happening.kind === "leave") {
            session.leave(happening.reason);
            session.enter("token", true);
            continue;
          }
          const { kind, member, form } = happening;
          if (kind === "write") drafts.write(member, form, member);
          if (kind === "drop") drafts.drop(member, form);
          expect([undefined, member]).toContain(drafts.read(member, form));
        }
      }),
    );
  });
});
