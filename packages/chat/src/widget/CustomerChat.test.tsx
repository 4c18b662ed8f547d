import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { preferMotion, resizePage } from "@member-wallet/ui/testing";
import { field } from "../testing/panel-driver.tsx";
import { mountChat } from "../testing/mount-chat.tsx";
import { anOutgoing } from "../testing/sample-messages.ts";

const button = () => page.getByRole("button", { name: /^Chat with support/ });
const dialog = () => page.getByRole("dialog", { name: "Chat with support" });
const close = () => page.getByRole("button", { name: "Close" });

beforeEach(() => preferMotion("no-preference"));

test("the closed button connects, and names and shows what is unread", async () => {
  const { conversation } = await mountChat();
  expect(conversation().calls).toEqual([["start"]]);
  await expect.element(button()).toHaveAccessibleName("Chat with support");
  conversation().set({ unread: 1 });
  await expect.element(button()).toHaveAccessibleName("Chat with support, 1 unread message");
  conversation().set({ unread: 10, unreadOlder: true });
  await expect.element(button()).toHaveAccessibleName("Chat with support, 10+ unread messages");
  conversation().set({ unread: 120, unreadOlder: false });
  await expect.element(button()).toHaveAccessibleName("Chat with support, 99+ unread messages");
  await expect.element(page.getByText("99+", { exact: true })).toBeVisible();
});

const invitation = () => page.getByRole("button", { name: "Talk to admin" });

/** Only the timeouts: frames and the page's own events go on. */
function stopTimeouts() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("the invitation shows once, when the page has rested, and stays closed once it is closed", async () => {
  stopTimeouts();
  const { screen, storage } = await mountChat();
  await expect.element(button()).toBeVisible();
  vi.advanceTimersByTime(2000);
  const change = document.createElement("p");
  document.body.append(change);
  onTestFinished(() => change.remove());
  await new Promise((done) => requestAnimationFrame(done));
  vi.advanceTimersByTime(2500);
  expect(invitation().query()).toBeNull();
  vi.advanceTimersByTime(4000);
  await expect.element(invitation()).toBeVisible();
  await page.getByRole("button", { name: "Hide this message" }).click();
  await expect.element(invitation()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await screen.unmount();
  await mountChat({}, storage);
  await expect.element(button()).toBeVisible();
  vi.advanceTimersByTime(9000);
  expect(invitation().query()).toBeNull();
});

test.each([
  ["beside a form", () => document.createElement("form")],
  [
    "in the middle of a page",
    () => {
      const long = document.createElement("div");
      long.style.blockSize = "3000px";
      return long;
    },
  ],
])("the invitation does not show %s", async (_where, part) => {
  stopTimeouts();
  const added = part();
  document.body.append(added);
  onTestFinished(() => added.remove());
  await mountChat();
  await expect.element(button()).toBeVisible();
  vi.advanceTimersByTime(9000);
  expect(invitation().query()).toBeNull();
  added.remove();
  await new Promise((done) => requestAnimationFrame(done));
  vi.advanceTimersByTime(9000);
  await expect.element(invitation()).toBeVisible();
});

test("the invitation ends when the page scrolls", async () => {
  stopTimeouts();
  await mountChat();
  vi.advanceTimersByTime(9000);
  await expect.element(invitation()).toBeVisible();
  window.dispatchEvent(new Event("scroll"));
  await expect.element(invitation()).not.toBeInTheDocument();
});

test("the draft outlives closing and a reload, and is no other customer's", async () => {
  const { screen, storage } = await mountChat();
  await button().click();
  await field().fill("Half a message");
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button().click();
  await expect.element(field()).toHaveValue("Half a message");
  await screen.unmount();

  const reloaded = await mountChat({}, storage);
  await button().click();
  await expect.element(field()).toHaveValue("Half a message");
  await reloaded.become({ kind: "member", userId: "64f0" }, "token-a");
  await expect.element(field()).toHaveValue("");
});

test("the button reacts to the press before the panel is drawn", async () => {
  await mountChat();
  const launcher = button().element();
  /** Whether the panel was there, when the button told that it is open. */
  const drawn: boolean[] = [];
  const observer = new MutationObserver(() => drawn.push(dialog().query() !== null));
  observer.observe(launcher, { attributeFilter: ["aria-expanded"] });
  await button().click();
  await expect.element(field()).toBeVisible();
  observer.disconnect();
  expect(drawn).toEqual([false]);
});

test("a page's prepared text stands before what is typed, and is taken once", async () => {
  const { panel } = await mountChat();
  panel.open("Deposit 500.00 baht at 14:05");
  await expect.element(field()).toHaveValue("Deposit 500.00 baht at 14:05");
  expect(panel.getState().prepared).toBeNull();
  await field().fill("My own words");
  panel.open("Withdrawal 100.00 baht");
  await expect.element(field()).toHaveValue("Withdrawal 100.00 baht\nMy own words");
});

test("messages are read while the panel is open and the page is visible", async () => {
  const { conversation } = await mountChat();
  await button().click();
  await expect.element(dialog()).toBeVisible();
  const reading = () =>
    conversation()
      .calls.filter(([call]) => call === "setReading")
      .map(([, on]) => on);
  expect(reading().at(-1)).toBe(true);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(reading().at(-1)).toBe(false);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(reading().at(-1)).toBe(true);
  await close().click();
  await expect.poll(() => reading().at(-1)).toBe(false);
});

test("another customer or token is another conversation; another language is the same one", async () => {
  const { become, conversations } = await mountChat();
  await become({ kind: "guest", guestId: "g1" }, null, "lo");
  expect(conversations).toHaveLength(1);
  await become({ kind: "member", userId: "64f0" }, "token-a");
  await expect.poll(() => conversations.length).toBe(2);
  expect(conversations[0]?.calls.at(-1)).toEqual(["stop"]);
  await become({ kind: "member", userId: "64f0" }, "token-b");
  await expect.poll(() => conversations.length).toBe(3);
  expect(conversations[1]?.calls.at(-1)).toEqual(["stop"]);
});

test("a member who changes their name writes under the new one, in the same conversation", async () => {
  const { become, environments } = await mountChat();
  const member = { kind: "member", userId: "64f0" } as const;
  await become(member, "token-a", "en", "Somchai");
  await expect.poll(() => environments.at(-1)?.name).toBe("Somchai");
  await become(member, "token-a", "en", "Somsak");
  expect(environments.at(-1)?.name).toBe("Somsak");
  expect(environments).toHaveLength(2);
});

test("closed after the page has opened it by itself, it leaves the focus on its button", async () => {
  const { panel } = await mountChat();
  panel.open();
  await expect.element(field()).toBeVisible();
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

const unsaved = () => document.querySelectorAll("[data-unsaved]").length;

test("the page knows what a reload would lose: chosen files and what is being sent, also while the panel is closed", async () => {
  const { conversation } = await mountChat();
  await button().click();
  await expect.element(field()).toBeVisible();
  const picture = new File(["picture"], "cat.png", { type: "image/png" });
  await userEvent.upload(document.querySelector("input[type=file][multiple]") as HTMLElement, picture);
  await expect.element(page.getByRole("button", { name: "Remove cat.png" })).toBeVisible();
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(unsaved()).toBe(1);
  await button().click();
  await page.getByRole("button", { name: "Remove cat.png" }).click();
  await expect.poll(unsaved).toBe(0);
  conversation().set({ outgoing: [anOutgoing({ state: { kind: "sending" } })] });
  await expect.poll(unsaved).toBe(1);
  conversation().set({ outgoing: [anOutgoing({ state: { kind: "waiting", for: "connection" } })] });
  await expect.poll(unsaved).toBe(0);
});

test("opened from a modal dialog, it stands above that dialog and can be used", async () => {
  await resizePage(1280);
  const { panel } = await mountChat();
  const other = document.createElement("dialog");
  document.body.append(other);
  onTestFinished(() => other.remove());
  other.showModal();
  panel.open();
  await field().fill("Hello");
  await expect.element(field()).toHaveValue("Hello");
});

test("where its code cannot be loaded, a press says so and another one tries again", async () => {
  const retry = vi.fn<() => void>();
  await mountChat({}, undefined, { kind: "failed", retrying: false, retry });
  await button().click();
  expect(retry).toHaveBeenCalledTimes(1);
  await expect
    .element(page.getByRole("alert").getByText("The chat could not be opened. Try again."))
    .toBeVisible();
  await button().click();
  expect(retry).toHaveBeenCalledTimes(2);
});
