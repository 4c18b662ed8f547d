import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { choose, mountChat } from "../testing/mount-chat.tsx";
import { aTextMessage, memoryStorage, textMessages } from "../testing/panel-fixtures.ts";

const LOCK = "member-wallet chat";
const visibility = vi.spyOn(document, "visibilityState", "get");
const getRegistration = vi.spyOn(navigator.serviceWorker, "getRegistration");
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const messages = textMessages(2);
const arrived = (id: string) => ({ messages: [...messages, aTextMessage(id)], unread: 1 });
const asked = () => memoryStorage({ chatNotifications: "true" });
const button = () => page.getByRole("button", { name: /^Chat with support/ });

/** What the browser shows: a page's own notifications, and those of its service worker. */
class ShownNotification extends EventTarget {
  static permission: NotificationPermission = "granted";
  static readonly requestPermission = requestPermission;
  static all: ShownNotification[] = [];
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    ShownNotification.all.push(this);
  }
  close() {
    ShownNotification.all = ShownNotification.all.filter((other) => other !== this);
  }
}
const titles = () => ShownNotification.all.map(({ title }) => title);

function become(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

const isFree = async () => !(await navigator.locks.query()).held?.some(({ name }) => name === LOCK);

beforeEach(() => {
  vi.stubGlobal("Notification", ShownNotification);
  requestPermission.mockReset().mockResolvedValue("granted");
  getRegistration.mockReset().mockResolvedValue(undefined);
  visibility.mockReturnValue("visible");
});
afterEach(async () => {
  ShownNotification.all = [];
  // The tab that notified has the lock for a moment.
  await vi.waitUntil(isFree, { timeout: 30_000 });
});

test("nothing is asked or shown until the customer asks for it in the chat; then what comes out of sight is told", async () => {
  const { conversation, storage } = await mountChat({ messages });
  await button().click();
  become("hidden");
  conversation().set(arrived("one"));
  expect(requestPermission).not.toHaveBeenCalled();
  become("visible");
  await choose("Turn notifications on");
  await expect.poll(() => storage.read("chatNotifications")).toBe("true");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  conversation().set({ unread: 0 });
  become("hidden");
  expect(titles()).toEqual([]);
  conversation().set(arrived("Secret 500.00"));
  await expect.poll(titles).toEqual(["New message from support"]);
  // No word of the message, no name, no amount.
  expect(ShownNotification.all[0]?.options).toEqual({ tag: LOCK, lang: "en", renotify: true });
  become("visible");
  await expect.poll(titles).toEqual([]);
  await button().click();
  await choose("Turn notifications off");
  expect(storage.read("chatNotifications")).toBeNull();
});

test("a permission that is refused says where to give it, and nothing is turned on", async () => {
  requestPermission.mockResolvedValue("denied");
  const { storage } = await mountChat({ messages });
  await button().click();
  await choose("Turn notifications on");
  const blocked = page.getByRole("alertdialog", { name: "Notifications are blocked" });
  await expect.element(blocked.getByText("settings of your browser", { exact: false })).toBeVisible();
  expect(storage.read("chatNotifications")).toBeNull();
});

test("a browser without notifications doesn't offer them", async () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(window, "Notification");
  await mountChat({ messages });
  await button().click();
  await page.getByRole("button", { name: "Chat options" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Search messages" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Turn notifications on" })).not.toBeInTheDocument();
});

test("a press on it opens the chat", async () => {
  const { conversation, panel } = await mountChat({ messages }, asked());
  become("hidden");
  conversation().set(arrived("one"));
  await expect.poll(titles).toHaveLength(1);
  ShownNotification.all[0]?.dispatchEvent(new Event("click"));
  await expect.poll(() => panel.getState().open).toBe(true);
});

test("it goes when the messages are read elsewhere, and with the session", async () => {
  const { conversation, become: logIn } = await mountChat({ messages }, asked());
  become("hidden");
  conversation().set(arrived("one"));
  await expect.poll(titles).toHaveLength(1);
  conversation().set({ unread: 0 });
  await expect.poll(titles).toEqual([]);
  await expect.poll(isFree).toBe(true);
  conversation().set(arrived("two"));
  await expect.poll(titles).toHaveLength(1);
  await logIn({ kind: "member", userId: "m1" }, "token");
  await expect.poll(titles).toEqual([]);
});

test("of tabs that get the same message, one notifies", async () => {
  const { conversation } = await mountChat({ messages }, asked());
  become("hidden");
  await navigator.locks.request(LOCK, async () => {
    const requested = vi.spyOn(navigator.locks, "request");
    conversation().set(arrived("one"));
    await expect.poll(() => requested.mock.results.length).toBe(1);
    await requested.mock.results[0]?.value;
    requested.mockRestore();
  });
  expect(titles()).toEqual([]);
});

test("with a service worker that shows it, and a press comes back as its message", async () => {
  const registration = {
    active: {},
    showNotification: async (title: string, options: NotificationOptions) =>
      void new ShownNotification(title, options),
    getNotifications: async () => ShownNotification.all,
  };
  getRegistration.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  const { conversation, panel } = await mountChat({ messages }, asked());
  become("hidden");
  conversation().set(arrived("one"));
  await expect.poll(titles).toEqual(["New message from support"]);
  navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "another" }));
  expect(panel.getState().open).toBe(false);
  navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: LOCK }));
  expect(panel.getState().open).toBe(true);
  become("visible");
  await expect.poll(titles).toEqual([]);
});

test("one that is about to show when the session ends doesn't, and one from before a reload goes when the page is seen", async () => {
  const { conversation, become: logIn } = await mountChat({ messages }, asked());
  become("hidden");
  await expect.poll(isFree).toBe(true);
  const requested = vi.spyOn(navigator.locks, "request");
  conversation().set(arrived("one"));
  // The message has been noticed.
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  await logIn({ kind: "member", userId: "m1" }, "token");
  await expect.poll(() => requested.mock.results.length).toBe(1);
  await requested.mock.results[0]?.value;
  requested.mockRestore();
  expect(titles()).toEqual([]);

  const before = new ShownNotification("New message from support", {});
  const registration = { active: {}, getNotifications: async () => [before] };
  getRegistration.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  become("visible");
  await expect.poll(titles).toEqual([]);
});
