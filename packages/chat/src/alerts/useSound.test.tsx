import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aTextMessage, memoryStorage, textMessages } from "../testing/panel-fixtures.ts";
import { choose, mountChat } from "../testing/mount-chat.tsx";

const start = vi.spyOn(OscillatorNode.prototype, "start");
/** Every sound has two tones. */
const sounds = () => start.mock.calls.length / 2;
afterEach(() => start.mockClear());

const LOCK = "member-wallet chat sound";

const button = () => page.getByRole("button", { name: /^Chat with support/ });
const close = () => page.getByRole("button", { name: "Close" });
const messages = textMessages(2);
const arrived = (id: string) => [...messages, aTextMessage(id)];

test("messages make no sound until the customer asks for it; then each that is not seen does", async () => {
  const { conversation, storage } = await mountChat({ messages });
  conversation().set({ messages: arrived("one"), unread: 1 });
  await button().click();
  await choose("Turn the sound on");
  await expect.poll(sounds).toBe(1);
  expect(storage.read("chatSound")).toBe("true");
  // In sight.
  conversation().set({ messages: arrived("two"), unread: 1 });
  await expect.element(page.getByText("two")).toBeVisible();
  await close().click();
  // The tab of the last sound has the lock for a moment.
  await expect
    .poll(async () => (await navigator.locks.query()).held?.some(({ name }) => name === LOCK))
    .toBe(false);
  conversation().set({ messages: arrived("three"), unread: 2 });
  await expect.poll(sounds).toBe(2);
  await button().click();
  await choose("Turn the sound off");
  expect(storage.read("chatSound")).toBeNull();
});

test("of tabs that get the same message one sounds", async () => {
  const storage = memoryStorage({ chatSound: "true" });
  const { conversation } = await mountChat({ messages }, storage);
  await button().click();
  await close().click();
  await navigator.locks.request(LOCK, async () => {
    const asked = vi.spyOn(navigator.locks, "request");
    conversation().set({ messages: arrived("one"), unread: 1 });
    await expect.poll(() => asked.mock.results.length).toBe(1);
    await asked.mock.results[0]?.value;
    asked.mockRestore();
  });
  expect(sounds()).toBe(0);
});
