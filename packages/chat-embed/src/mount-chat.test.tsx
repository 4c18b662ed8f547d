import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mountChat } from "./mount-chat.tsx";
import type { ChatOptions } from "./options.ts";

const GUEST: ChatOptions = { language: "en" };
const MEMBER: ChatOptions = {
  language: "en",
  member: { userId: "member-a", token: "token-a", name: "Somchai" },
};

const button = () => page.getByRole("button", { name: /^Chat with support/ });
const dialog = () => page.getByRole("dialog", { name: "Chat with support" });
const field = () => dialog().getByRole("textbox");
const bodyOf = (request: Request) => request.json() as Promise<Record<string, string | undefined>>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A backend that has one message for each customer, and takes more; it tells whose conversations were asked for. */
function aBackend() {
  const asked: { body: Record<string, string | undefined>; token: string | null }[] = [];
  const sent: unknown[] = [];
  const real = window.fetch.bind(window);
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    switch (new URL(request.url).pathname) {
      case "/api/chat/config":
        return Response.json({ PREFIX: "test-" });
      case "/api/chat/history": {
        const body = await bodyOf(request);
        asked.push({ body, token: request.headers.get("Authorization") });
        const payload = `Hello, ${body["userId"] ?? "guest"}`;
        const message = { message_type: "text", payload };
        return Response.json([{ sender: "other", message, createdAt: "2026-03-02T07:05:00.000Z" }]);
      }
      case "/api/chat/send-message":
        sent.push((await bodyOf(request))["message"]);
        return Response.json({ createdAt: "2026-03-02T07:06:00.000Z" });
      default:
        return real(input, init);
    }
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { asked, sent };
}

/** The chat on a page that has an element of its own. */
function aPage(options: ChatOptions) {
  const before = document.body.innerHTML;
  const element = document.createElement("section");
  document.body.append(element);
  const chat = mountChat(element, options);
  const leave = () => {
    chat.unmount();
    element.remove();
  };
  onTestFinished(leave);
  return { chat, element, before, leave };
}

test("a guest's button shows what is unread; the panel that it opens sends a message", async () => {
  const { sent } = aBackend();
  aPage(GUEST);
  await expect.element(button()).toHaveAccessibleName("Chat with support, 1 unread message");
  expect(dialog().query()).toBeNull();
  await button().click();
  await expect.element(dialog().getByText("Hello, guest")).toBeVisible();
  await field().fill("My deposit has not arrived");
  await dialog().getByRole("button", { name: "Send" }).click();
  await expect.poll(() => sent).toEqual([{ message_type: "text", payload: "My deposit has not arrived" }]);
});

test("a page opens it with a first message, also while it still loads", async () => {
  aBackend();
  const { chat } = aPage(GUEST);
  chat.open("My deposit has not arrived");
  await expect.element(field()).toHaveValue("My deposit has not arrived");
});

test("a guest is the same one at the next visit, until a member logs in", async () => {
  const { asked } = aBackend();
  const visitBy = async (options: ChatOptions) => {
    const visits = asked.length;
    const { leave } = aPage(options);
    await expect.poll(() => asked.length).toBeGreaterThan(visits);
    leave();
    return asked[visits];
  };
  const first = await visitBy(GUEST);
  const again = await visitBy(GUEST);
  expect(first?.body["guestId"]).toMatch(/^[0-9a-f]{32}$/);
  expect(again?.body["guestId"]).toBe(first?.body["guestId"]);
  const member = await visitBy(MEMBER);
  expect(member).toMatchObject({ body: { userId: "member-a" }, token: "Bearer token-a" });
  const next = await visitBy(GUEST);
  expect(next?.body["guestId"]).toMatch(/^[0-9a-f]{32}$/);
  expect(next?.body["guestId"]).not.toBe(first?.body["guestId"]);
});

test("what is typed outlives a reload, and the next customer's chat removes it", async () => {
  aBackend();
  const visit = () => {
    const opened = aPage(GUEST);
    opened.chat.open();
    return opened;
  };
  const first = visit();
  await field().fill("Half a message");
  first.leave();
  const second = visit();
  await expect.element(field()).toHaveValue("Half a message");
  second.leave();
  aPage(MEMBER);
  expect(Object.values(sessionStorage).join()).not.toContain("Half a message");
});

test("a guest who has the chat deleted in this browser is another guest at once, and told so", async () => {
  const { asked } = aBackend();
  aPage(GUEST);
  await button().click();
  await page.getByRole("button", { name: "Chat options" }).click();
  await page.getByRole("menuitem", { name: "Delete the chat" }).click();
  await page.getByRole("button", { name: "Delete the chat" }).click();
  const message = page.getByRole("alertdialog", { name: "The chat is deleted" });
  await expect.element(message).toBeVisible();
  await expect.poll(() => new Set(asked.map(({ body }) => body["guestId"])).size).toBe(2);
  expect(Object.values(localStorage)).not.toContain(asked[0]?.body["guestId"]);
  await message.getByRole("button", { name: "Close" }).last().click();
  await expect.element(message).not.toBeInTheDocument();
  expect(dialog().query()).toBeNull();
});

const GUEST_KEY = "member-wallet chat-guest";

test.each([
  ["has the guest deleted", () => localStorage.removeItem(GUEST_KEY), { key: GUEST_KEY }],
  ["goes on as another guest", () => localStorage.setItem(GUEST_KEY, "1".repeat(32)), { key: GUEST_KEY }],
  ["removes all that is stored", () => localStorage.clear(), { key: null }],
])("once another tab %s, this one has another guest's chat", async (_what, change, event) => {
  const { asked } = aBackend();
  aPage(GUEST);
  await button().click();
  await field().fill("Half a message");
  const first = localStorage.getItem(GUEST_KEY);
  change();
  window.dispatchEvent(new StorageEvent("storage", event));
  await expect.poll(() => asked.at(-1)?.body["guestId"]).not.toBe(first);
  expect(asked.at(-1)?.body["guestId"]).toBe(localStorage.getItem(GUEST_KEY));
  await expect.element(dialog()).not.toBeInTheDocument();
  await button().click();
  await expect.element(field()).toHaveValue("");
});

test("a page to which Back leads after the deletion has another guest's chat too", async () => {
  const { asked } = aBackend();
  aPage(GUEST);
  await expect.poll(() => asked.length).toBe(1);
  localStorage.removeItem(GUEST_KEY);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => asked.at(-1)?.body["guestId"]).not.toBe(asked[0]?.body["guestId"]);
});

test("where the browser stores nothing, Back leads to the same guest and to what was typed", async () => {
  const { asked } = aBackend();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError");
  });
  aPage(GUEST);
  await button().click();
  await field().fill("Half a message");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const before = asked.length;
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(new Set(asked.map(({ body }) => body["guestId"])).size).toBe(1);
  await expect.element(field()).toHaveValue("Half a message");
});

test("nothing else that another tab stores begins the chat anew, nor a guest's id a member's, nor after unmounting", async () => {
  const { asked } = aBackend();
  const { leave } = aPage(GUEST);
  await button().click();
  await field().fill("Half a message");
  window.dispatchEvent(new StorageEvent("storage", { key: GUEST_KEY }));
  localStorage.removeItem(GUEST_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: "the page's own" }));
  await expect.element(field()).toHaveValue("Half a message");
  expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  leave();
  window.dispatchEvent(new StorageEvent("storage", { key: GUEST_KEY }));
  expect(localStorage.getItem(GUEST_KEY)).toBeNull();
  aPage(MEMBER);
  await expect.poll(() => asked.at(-1)?.body["userId"]).toBe("member-a");
  window.dispatchEvent(new StorageEvent("storage", { key: GUEST_KEY }));
  expect(localStorage.getItem(GUEST_KEY)).toBeNull();
});

test("another language shows once its texts have loaded, and keeps the open conversation", async () => {
  const { asked } = aBackend();
  const { chat, element } = aPage(GUEST);
  await button().click();
  await field().fill("Half a message");
  const before = asked.length;
  chat.setLanguage("th");
  await expect.element(page.getByRole("dialog", { name: "แช\u2060ตกับเจ้าหน้าที่" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue("Half a message");
  expect(element.querySelector("[lang]")?.getAttribute("lang")).toBe("th");
  expect(asked).toHaveLength(before);
});

test("nothing of it is left once it is unmounted", async () => {
  aBackend();
  const { leave, before } = aPage(GUEST);
  await expect.element(button()).toBeVisible();
  leave();
  await expect.poll(() => document.body.innerHTML).toBe(before);
});

test("nothing of an open panel is left either", async () => {
  aBackend();
  const { leave, before } = aPage(GUEST);
  await button().click();
  await expect.element(dialog()).toBeVisible();
  leave();
  await expect.poll(() => document.body.innerHTML).toBe(before);
});
