import { describe, expect, test } from "vitest";
import type { SafeStorage, StorageKey } from "../storage/storage.ts";
import { createSession } from "../session/session.ts";
import { createDrafts } from "./drafts.ts";

function memory(): SafeStorage {
  const values = new Map<StorageKey, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function aTab() {
  const session = createSession({ local: memory(), tab: memory() }, null);
  session.enter("token-a", true);
  const drafts = createDrafts(session);
  drafts.claim("member-a");
  drafts.write("transfer", { amount: "12.50" });
  return { session, drafts };
}

describe("a draft", () => {
  test("is given back to the same member after a session that the server ended", () => {
    const { session, drafts } = aTab();
    session.leave("refused");
    expect(drafts.read("transfer")).toBeUndefined();
    session.enter("token-a2", true);
    drafts.claim("member-a");
    expect(drafts.read("transfer")).toEqual({ amount: "12.50" });
  });

  test("is never given to another member", () => {
    const { session, drafts } = aTab();
    session.leave("refused");
    session.enter("token-b", true);
    drafts.claim("member-b");
    expect(drafts.read("transfer")).toBeUndefined();
  });

  test.each(["logged-out", "other-tab", "public-page"] as const)(
    "is gone after a session that ended by %s",
    (reason) => {
      const { session, drafts } = aTab();
      session.leave(reason);
      session.enter("token-a2", true);
      drafts.claim("member-a");
      expect(drafts.read("transfer")).toBeUndefined();
    },
  );
});
