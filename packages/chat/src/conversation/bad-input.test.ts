import { describe, expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER_ID } from "../testing/chat-client.ts";

const DAY = 24 * 60 * 60 * 1_000;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);

/** Older pages of what was read load only when they are asked for. */
const READ = { readAt: "2026-01-05T00:00:00.000Z" };

describe("a history", () => {
  test.each([null, [], ""])("of %j is a fresh chat", async (answer) => {
    const backend = await aChatBackend();
    backend.faults.history = () => answer;
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().history).toBe("ready");
    expect(state()).toMatchObject({ messages: [], older: "none" });
  });

  test.each([5, "text", { conversations: [] }])(
    "of %j has failed, and is loaded again by itself",
    async (answer) => {
      const backend = await aChatBackend();
      backend.say(MEMBER_ID, "one");
      backend.faults.history = () => answer;
      const { state, texts, unread } = aChatClient(backend.url);
      await expect.poll(() => state().history).toBe("failed");
      await expect
        .poll(() => unread)
        .toContainEqual({ schema: "ChatHistoryAnswer", lost: "answer", paths: [""] });
      backend.faults.history = null;
      await expect.poll(texts).toEqual(["one"]);
      expect(state().history).toBe("ready");
    },
  );

  test("that has failed is not lost while messages arrive, and `reload` loads it", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    backend.faults.history = () => 5;
    const { state, texts, conversation } = aChatClient(backend.url, { times: { historyRetry: 60_000 } });
    await expect.poll(() => state()).toMatchObject({ history: "failed", connection: "joined" });
    backend.say(MEMBER_ID, "two");
    await expect.poll(texts).toEqual(["two"]);
    backend.faults.history = null;
    conversation.reload();
    expect(state().history).toBe("loading");
    await expect.poll(texts).toEqual(["one", "two"]);
  });

  test("loses only its unreadable messages, and reports them", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    backend.faults.history = (page) => [
      { sender: "nobody" },
      null,
      { ...page[0], createdAt: "soon" },
      ...page,
    ];
    const { texts, unread } = aChatClient(backend.url);
    await expect.poll(texts).toEqual(["one"]);
    await expect.poll(() => unread).toContainEqual(expect.objectContaining({ lost: "items" }));
  });

  test("shows messages whose payload is not of their type as unknown", async () => {
    const backend = await aChatBackend();
    const wrong = [
      { message_type: "text", payload: 5 },
      { message_type: "buttons", payload: { message: "x" } },
      { message_type: "media", payload: { fileType: "program", url: "x" } },
      { message_type: "generic", payload: null },
      { message_type: "hologram", payload: {} },
      { message_type: "postback" },
      { payload: "x" },
    ];
    for (const message of wrong) backend.say(MEMBER_ID, "", { message: message as never });
    const { state } = aChatClient(backend.url);
    await expect
      .poll(() => state().messages.map(({ content }) => content.message_type))
      .toEqual(wrong.map(() => "unknown"));
  });

  test("of many pages is loaded page by page, while new messages shift them", async () => {
    const backend = await aChatBackend();
    numbers(35).forEach((text) => backend.say(MEMBER_ID, text, READ));
    const { state, texts, conversation } = aChatClient(backend.url);
    await expect.poll(() => state()).toMatchObject({ older: "available", connection: "joined" });
    expect(texts()).toEqual(numbers(35).slice(25));
    backend.faults.emit = () => "never";
    for (let page = 0; state().older !== "none"; page += 1) {
      for (let shift = 0; shift < 3; shift += 1) backend.say(MEMBER_ID, `new ${page} ${shift}`);
      conversation.loadOlder();
      conversation.loadOlder();
      await expect.poll(() => state().older).not.toBe("loading");
    }
    expect(texts().filter((text) => String(text).startsWith("text"))).toEqual(numbers(35));
    conversation.reload();
    await expect.poll(texts).toEqual(backend.room(MEMBER_ID).map(({ message }) => message.payload));
  });

  test("whose server repeats its first page for every `skip` ends, also after a gap", async () => {
    const backend = await aChatBackend();
    backend.faults.ignoreSkip = true;
    numbers(15).forEach((text) => backend.say(MEMBER_ID, text));
    const { state, texts, conversation, page } = aChatClient(backend.url);
    await expect.poll(() => state()).toMatchObject({ older: "none", connection: "joined" });
    expect(texts()).toEqual(numbers(15).slice(5));
    backend.faults.emit = () => "never";
    numbers(27)
      .slice(15)
      .forEach((text) => backend.say(MEMBER_ID, text));
    page.comeBack();
    await expect.poll(texts).toEqual([...numbers(15).slice(5), ...numbers(27).slice(17)]);
    conversation.loadOlder();
    expect(state().older).toBe("none");
    expect(backend.calls.filter(({ path }) => path === "/api/chat/history").length).toBeLessThan(12);
  });

  test("whose older page fails can be asked for again", async () => {
    const backend = await aChatBackend();
    numbers(15).forEach((text) => backend.say(MEMBER_ID, text, READ));
    const { state, texts, conversation } = aChatClient(backend.url);
    await expect.poll(() => state()).toMatchObject({ older: "available", connection: "joined" });
    backend.faults.history = () => 5;
    conversation.loadOlder();
    await expect.poll(() => state().older).toBe("failed");
    backend.faults.history = null;
    conversation.loadOlder();
    await expect.poll(texts).toEqual(numbers(15));
    expect(state().older).toBe("none");
  });
});

describe("events", () => {
  test.each([null, 5, "text", [], {}, { sender: "other" }, { sender: "me", message: {}, createdAt: "x" }])(
    "of %j are reported and change nothing",
    async (event) => {
      const backend = await aChatBackend();
      const { state, unread, texts } = aChatClient(backend.url);
      await expect.poll(() => state().connection).toBe("joined");
      backend.emit(MEMBER_ID, event);
      backend.say(MEMBER_ID, "after");
      await expect.poll(texts).toEqual(["after"]);
      await expect.poll(() => unread).toContainEqual(expect.objectContaining({ schema: "messaging" }));
    },
  );

  test.each([DAY, -DAY])("are in the server's order when its clock is %i ms from ours", async (clock) => {
    const backend = await aChatBackend();
    backend.faults.clock = clock;
    const { state, texts, conversation } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    backend.say(MEMBER_ID, "one");
    await expect.poll(texts).toEqual(["one"]);
    conversation.sendText("two");
    await expect.poll(texts).toEqual(["one", "two"]);
    backend.say(MEMBER_ID, "three");
    await expect.poll(texts).toEqual(["one", "two", "three"]);
  });
});
