import { afterEach, expect, test, vi } from "vitest";
import { createChatStorage } from "./chat-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const refuse = () => {
  throw new DOMException("No", "SecurityError");
};

test("what is written stays over a reload of the tab, until it is removed", () => {
  createChatStorage().write("chatDraft", "Hello");
  expect(createChatStorage().read("chatDraft")).toBe("Hello");
  createChatStorage().remove("chatDraft");
  expect(createChatStorage().read("chatDraft")).toBeNull();
});

test("two chats of a page keep theirs apart", () => {
  createChatStorage("one ").write("chatDraft", "Hello");
  expect(createChatStorage("two ").read("chatDraft")).toBeNull();
});

test("where the browser refuses, memory serves", () => {
  for (const call of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, call).mockImplementation(refuse);
  const storage = createChatStorage();
  expect(storage.read("chatDraft")).toBeNull();
  storage.write("chatDraft", "Hello");
  expect(storage.read("chatDraft")).toBe("Hello");
  storage.remove("chatDraft");
  expect(storage.read("chatDraft")).toBeNull();
});
