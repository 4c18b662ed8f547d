import { describe, expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, aStorage, MEMBER_ID } from "../testing/chat-client.ts";

const stored = (backend: Awaited<ReturnType<typeof aChatBackend>>) =>
  backend.room(MEMBER_ID).map(({ message }) => message.payload);

/** A client whose server has shown that it knows idempotency keys. */
async function aKnownClient(options: Parameters<typeof aChatClient>[1] = {}) {
  const backend = await aChatBackend();
  const client = aChatClient(backend.url, options);
  client.environment.server.knowsKeys = true;
  await expect.poll(() => client.state().connection).toBe("joined");
  return { backend, ...client };
}

describe("a text", () => {
  test("is shown as sending, then once as a message of the same id", async () => {
    const { backend, conversation, outgoing, state, texts } = await aKnownClient();
    conversation.sendText("hello");
    expect(outgoing()).toMatchObject([{ state: { kind: "sending" }, content: { kind: "message" } }]);
    const id = outgoing()[0]?.id;
    const together: number[] = [];
    conversation.subscribe(() => together.push(state().messages.length + outgoing().length));
    await expect.poll(texts).toEqual(["hello"]);
    expect(state().messages[0]).toMatchObject({ id, sender: "customer" });
    expect(outgoing()).toEqual([]);
    expect(new Set(together)).toEqual(new Set([1]));
    const sent = backend.calls.find(({ path }) => path === "/api/chat/send-message");
    expect(sent?.body).toMatchObject({ sender: "customer", userId: MEMBER_ID, clientId: id });
    expect(sent?.headers).toMatchObject({ "idempotency-key": id });
  });

  test.each(["", " \n\t", "\u200b\u2060", "x".repeat(2_001)])(
    "of no or too many characters is not sent",
    async (text) => {
      const { conversation, outgoing } = await aKnownClient();
      conversation.sendText(text);
      expect(outgoing()).toEqual([]);
    },
  );

  test("of 2,000 characters is sent, each as the reader counts them", async () => {
    const { backend, conversation } = await aKnownClient();
    conversation.sendText("😀".repeat(2_000));
    await expect.poll(() => stored(backend)).toHaveLength(1);
  });

  test("follows the one before it, also when that one is slow", async () => {
    const { backend, conversation, outgoing, texts } = await aKnownClient();
    backend.faults.send = (count) => (count < 3 ? "lose-request" : "answer");
    const all = ["a", "b", "c", "d", "e"];
    all.forEach(conversation.sendText);
    await expect.poll(texts).toEqual(all);
    expect(stored(backend)).toEqual(all);
    expect(outgoing()).toEqual([]);
  });

  test("that the server refuses has failed with the reason, and the next one is sent", async () => {
    const { backend, conversation, outgoing, texts } = await aKnownClient();
    backend.faults.send = (count) => (count === 1 ? { status: 400, message: "INVALID" } : "answer");
    conversation.sendText("bad");
    conversation.sendText("good");
    await expect.poll(texts).toEqual(["good"]);
    expect(outgoing()).toMatchObject([
      { state: { kind: "failed", error: { kind: "refused", message: "INVALID" } } },
    ]);
    conversation.retry(outgoing()[0]?.id ?? "");
    await expect.poll(texts).toEqual(["good", "bad"]);
  });

  test("that the server has no time for waits, and is sent before what follows", async () => {
    const { backend, conversation, outgoing, texts } = await aKnownClient();
    const seen = new Set<string>();
    conversation.subscribe(() => outgoing().forEach(({ state }) => seen.add(state.kind)));
    backend.faults.send = (count) => (count <= 2 ? { status: 429, message: "REQUEST_LIMIT" } : "answer");
    conversation.sendText("a");
    conversation.sendText("b");
    await expect.poll(texts).toEqual(["a", "b"]);
    expect(stored(backend)).toEqual(["a", "b"]);
    expect(seen).toEqual(new Set(["sending", "waiting"]));
  });

  test("without a line waits for it without a call, can be removed, and is sent when it is back", async () => {
    const { backend, conversation, outgoing, page, texts } = await aKnownClient();
    backend.faults.history = () => 5;
    page.loseLine();
    conversation.sendText("a");
    conversation.sendText("b");
    const waiting = { state: { kind: "waiting", for: "connection" } };
    await expect.poll(outgoing).toMatchObject([waiting, waiting]);
    conversation.remove(outgoing()[1]?.id ?? "");
    expect(outgoing()).toMatchObject([waiting]);
    expect(backend.calls.filter(({ path }) => path === "/api/chat/send-message")).toEqual([]);
    backend.faults.history = null;
    page.comeBack();
    await expect.poll(texts).toEqual(["a"]);
    expect(outgoing()).toEqual([]);
  });

  test("that has failed can be removed, for good", async () => {
    const { backend, conversation, outgoing, storage } = await aKnownClient();
    backend.faults.send = () => ({ status: 400, message: "INVALID" });
    conversation.sendText("bad");
    await expect.poll(outgoing).toMatchObject([{ state: { kind: "failed" } }]);
    conversation.remove(outgoing()[0]?.id ?? "");
    expect(outgoing()).toEqual([]);
    expect(storage.read("chatOutbox")).toBeNull();
  });
});

describe("a text whose answer was lost", () => {
  test("is found in the history, and not sent again", async () => {
    const backend = await aChatBackend();
    const { conversation, outgoing, texts } = aChatClient(backend.url);
    backend.faults.emit = () => "never";
    backend.faults.send = () => "lose-answer";
    conversation.sendText("hello");
    await expect.poll(texts).toEqual(["hello"]);
    expect(outgoing()).toEqual([]);
    expect(stored(backend)).toEqual(["hello"]);
  });

  test("is sent again under its id to a server that stores it once per key", async () => {
    const { backend, conversation, texts, outgoing } = await aKnownClient();
    backend.faults.send = (count) => (count <= 4 ? "lose-request" : "answer");
    conversation.sendText("hello");
    await expect.poll(texts).toEqual(["hello"]);
    expect(outgoing()).toEqual([]);
    const sent = backend.calls.filter(({ path }) => path === "/api/chat/send-message");
    expect(sent.length).toBeGreaterThan(4);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test("has failed on a server that has shown no keys, and is sent again only by the customer", async () => {
    const backend = await aChatBackend();
    backend.faults.plain = true;
    const { conversation, outgoing, texts } = aChatClient(backend.url);
    await expect.poll(() => conversation.getState().history).toBe("ready");
    backend.faults.send = (count) => (count === 1 ? "lose-request" : "answer");
    conversation.sendText("hello");
    await expect.poll(outgoing).toMatchObject([{ state: { kind: "failed", error: { kind: "unknown" } } }]);
    expect(backend.calls.filter(({ path }) => path === "/api/chat/send-message")).toHaveLength(1);
    conversation.retry(outgoing()[0]?.id ?? "");
    await expect.poll(texts).toEqual(["hello"]);
    expect(outgoing()).toEqual([]);
  });

  test("is found by its content on a server that drops client ids, and not taken for an older equal one", async () => {
    const backend = await aChatBackend();
    backend.faults.plain = true;
    const { conversation, outgoing, texts } = aChatClient(backend.url);
    conversation.sendText("hello");
    await expect.poll(texts).toEqual(["hello"]);
    backend.faults.emit = () => "never";
    backend.faults.send = () => "lose-answer";
    conversation.sendText("hello");
    await expect.poll(texts).toEqual(["hello", "hello"]);
    expect(outgoing()).toEqual([]);
    backend.faults.send = () => "lose-request";
    conversation.sendText("hello");
    await expect.poll(outgoing).toMatchObject([{ state: { kind: "failed" } }]);
    expect(texts()).toEqual(["hello", "hello"]);
  });

  test("waits while the server is away, and is sent in order when it is back", async () => {
    const { backend, conversation, outgoing, texts } = await aKnownClient();
    const waiting = { state: { kind: "waiting", for: "connection" } };
    await backend.restart(async () => {
      ["a", "b", "c"].forEach(conversation.sendText);
      await expect.poll(outgoing).toMatchObject([waiting, waiting, waiting]);
    });
    await expect.poll(texts).toEqual(["a", "b", "c"]);
    expect(stored(backend)).toEqual(["a", "b", "c"]);
    expect(outgoing()).toEqual([]);
  });
});

describe("over a reload", () => {
  test("what was not sent is sent, and what was stored is not sent again", async () => {
    const storage = aStorage();
    const { backend, conversation } = await aKnownClient({ storage, times: { sendDelay: 60_000 } });
    conversation.sendText("a");
    conversation.sendText("b");
    conversation.stop();
    backend.faults.send = () => "lose-answer";
    backend.faults.emit = () => "never";
    const second = aChatClient(backend.url, { storage });
    await expect.poll(() => stored(backend)).toContain("a");
    second.conversation.stop();
    backend.faults.send = () => "answer";
    backend.faults.emit = () => "once";
    const third = aChatClient(backend.url, { storage });
    await expect.poll(third.texts).toEqual(["a", "b"]);
    expect(third.outgoing()).toEqual([]);
    expect(stored(backend)).toEqual(["a", "b"]);
    expect(storage.read("chatOutbox")).toBeNull();
  });

  test("a refused text keeps its reason", async () => {
    const storage = aStorage();
    const { backend, conversation, outgoing } = await aKnownClient({ storage });
    backend.faults.send = () => ({ status: 400, message: "INVALID" });
    conversation.sendText("bad");
    await expect.poll(outgoing).toMatchObject([{ state: { kind: "failed" } }]);
    conversation.stop();
    const second = aChatClient(backend.url, { storage });
    expect(second.outgoing()).toEqual(outgoing());
  });

  test("another customer gets nothing of it", async () => {
    const storage = aStorage();
    const { backend, conversation } = await aKnownClient({ storage, times: { sendDelay: 60_000 } });
    conversation.sendText("secret");
    conversation.stop();
    const other = aChatClient(backend.url, {
      storage,
      customer: { kind: "guest", guestId: "0".repeat(32) },
    });
    expect(other.outgoing()).toEqual([]);
    expect(storage.read("chatOutbox")).toBeNull();
  });

  test.each([
    "",
    "null",
    "{",
    "[]",
    '{"customer":"member member-a","messages":5}',
    '{"customer":"member member-a","messages":[null,{"id":"x"}]}',
  ])("a stored outbox of %j is nothing", async (text) => {
    const storage = aStorage();
    storage.write("chatOutbox", text);
    storage.write("chatRead", text);
    const { outgoing, state } = await aKnownClient({ storage });
    expect(outgoing()).toEqual([]);
    expect(state().history).toBe("ready");
  });
});

test("a button is answered as a postback, or as a text of its title", async () => {
  const { backend, conversation } = await aKnownClient();
  conversation.pressButton({ type: "web", title: "Site", payload: "https://example.com" });
  conversation.pressButton({ type: "call", title: "Call", payload: "021234567" });
  conversation.pressButton({ type: "postback", title: "Deposit", payload: "DEPOSIT" });
  conversation.pressButton({ type: "anything", title: "Yes", payload: "" });
  await expect
    .poll(() => backend.room(MEMBER_ID).map(({ message }) => message))
    .toEqual([
      { message_type: "postback", payload: { title: "Deposit", payload: "DEPOSIT" } },
      { message_type: "text", payload: "Yes" },
    ]);
});
