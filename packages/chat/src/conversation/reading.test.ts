import { describe, expect, test, vi } from "vitest";
import { CHAT_TIMES } from "../chat-figures.ts";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, aStorage, MEMBER_ID } from "../testing/chat-client.ts";
import { createReading } from "./reading.ts";

const reads = (backend: Awaited<ReturnType<typeof aChatBackend>>) =>
  backend.calls.filter(({ path }) => path === "/api/chat/read-customer").length;

describe("messages of support", () => {
  test("are unread until the customer has seen them for a while, and then the server is told once", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    backend.say(MEMBER_ID, "two");
    const { state, conversation } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(2);
    conversation.setReading(true);
    conversation.setReading(true);
    await expect.poll(() => state().unread).toBe(0);
    await expect.poll(() => reads(backend)).toBe(1);
    expect(backend.calls.find(({ path }) => path === "/api/chat/read-customer")?.body).toEqual({
      userId: MEMBER_ID,
    });
  });

  test("stay unread when the customer leaves before that", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    const { state, conversation } = aChatClient(backend.url, { times: { readAfter: 60_000 } });
    await expect.poll(() => state().unread).toBe(1);
    conversation.setReading(true);
    conversation.setReading(false);
    expect(state().unread).toBe(1);
    expect(reads(backend)).toBe(0);
  });

  test("that arrive while the customer reads are read too", async () => {
    const backend = await aChatBackend();
    const { state, conversation } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    conversation.setReading(true);
    backend.say(MEMBER_ID, "one");
    await expect.poll(() => reads(backend)).toBe(1);
    backend.say(MEMBER_ID, "two");
    await expect.poll(() => reads(backend)).toBe(2);
    expect(state()).toMatchObject({ unread: 0, messages: [{}, {}] });
  });

  test("are read where the server says so, also those before them", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    backend.say(MEMBER_ID, "two", { readAt: "2026-01-05T00:00:00.000Z" });
    backend.say(MEMBER_ID, "three");
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(1);
  });

  test("after those that the server knows as read stay unread, also where the customer has answered since", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one", { readAt: "2026-01-05T00:00:00.000Z" });
    backend.say(MEMBER_ID, "two");
    backend.say(MEMBER_ID, "my answer", { sender: "customer" });
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().messages).toHaveLength(3);
    expect(state().unread).toBe(1);
  });

  test("are counted over as many pages of history as it takes", async () => {
    const backend = await aChatBackend();
    for (let number = 0; number < 15; number += 1)
      backend.say(MEMBER_ID, `read ${number}`, { readAt: "2026-01-05T00:00:00.000Z" });
    for (let number = 0; number < 25; number += 1) backend.say(MEMBER_ID, `unread ${number}`);
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(25);
    expect(state()).toMatchObject({ unreadOlder: false, older: "available" });
    expect(state().messages).toHaveLength(30);
  });

  test("beyond 99 are not counted, and it says that there may be more", async () => {
    const backend = await aChatBackend();
    for (let number = 0; number < 130; number += 1) backend.say(MEMBER_ID, `unread ${number}`);
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(100);
    await expect.poll(() => state().older).toBe("available");
    expect(state()).toMatchObject({ unread: 100, unreadOlder: true });
  });

  test("of an older page after the customer's last answer are unread on a server that tells nothing", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "my answer", { sender: "customer" });
    for (let number = 0; number < 12; number += 1) backend.say(MEMBER_ID, `unread ${number}`);
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(12);
    expect(state().unreadOlder).toBe(false);
  });

  test("before the customer's last answer are read on a server that tells nothing", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    backend.say(MEMBER_ID, "my answer", { sender: "customer" });
    backend.say(MEMBER_ID, "two");
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().unread).toBe(1);
  });

  test("stay read over a reload, for this customer only, however wrong the clock is", async () => {
    const backend = await aChatBackend();
    backend.faults.clock = -24 * 60 * 60 * 1_000;
    const guestId = "0".repeat(32);
    backend.say(MEMBER_ID, "one");
    backend.say(guestId, "for a guest");
    const storage = aStorage();
    const { state, conversation } = aChatClient(backend.url, { storage });
    await expect.poll(() => state().unread).toBe(1);
    conversation.setReading(true);
    await expect.poll(() => state().unread).toBe(0);
    conversation.stop();
    const again = aChatClient(backend.url, { storage });
    await expect.poll(() => again.state().messages).toHaveLength(1);
    expect(again.state().unread).toBe(0);
    const guest = aChatClient(backend.url, { storage, customer: { kind: "guest", guestId } });
    await expect.poll(() => guest.state().unread).toBe(1);
  });
});

/** One message of support, and what the server was told of it: whether it heard. */
function aReading(hears: boolean[]) {
  const content = { message_type: "text", payload: "one" } as const;
  const message = { id: "1", sender: "other", content, createdAt: 1 } as const;
  const told: boolean[] = [];
  const reading = createReading({
    storage: aStorage(),
    owner: MEMBER_ID,
    messages: () => [message],
    async tellServer() {
      const heard = hears.shift() ?? true;
      told.push(heard);
      return heard;
    },
    times: CHAT_TIMES,
    onChange: () => {},
  });
  return { reading, told };
}

test("the server is told again only where it did not hear it, and not after the chat has ended", async () => {
  vi.useFakeTimers();
  const heard = aReading([false, true]);
  const ended = aReading([false]);
  const endedBefore = aReading([]);
  for (const { reading } of [heard, ended, endedBefore]) reading.set(true);
  endedBefore.reading.stop();
  await vi.advanceTimersByTimeAsync(CHAT_TIMES.readAfter);
  ended.reading.stop();
  for (let times = 0; times < 4; times += 1) {
    for (const { reading } of [heard, ended]) reading.update();
    await vi.advanceTimersByTimeAsync(CHAT_TIMES.readAfter);
  }
  vi.useRealTimers();
  expect([heard.told, ended.told, endedBefore.told]).toEqual([[false, true], [false], []]);
});
