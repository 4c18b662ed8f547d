import { describe, expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER_ID } from "../testing/chat-client.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);

describe("joining", () => {
  test("shows the history and receives what support writes", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "one");
    const { state, texts } = aChatClient(backend.url);
    expect(state()).toMatchObject({ connection: "connecting", history: "loading" });
    await expect.poll(() => state().connection).toBe("joined");
    await expect.poll(texts).toEqual(["one"]);
    backend.say(MEMBER_ID, "two");
    await expect.poll(texts).toEqual(["one", "two"]);
    expect(state()).toMatchObject({ history: "ready", older: "none", outgoing: [] });
  });

  test("sends a guest's id in the handshake and in bodies, never in an address", async () => {
    const backend = await aChatBackend();
    const guestId = "0123456789abcdef0123456789abcdef";
    const { state, conversation } = aChatClient(backend.url, { customer: { kind: "guest", guestId } });
    await expect.poll(() => state().connection).toBe("joined");
    conversation.sendText("hello");
    await expect.poll(() => state().messages).toHaveLength(1);
    expect(backend.handshakes).toContainEqual({ guestId });
    expect(backend.calls.filter(({ path }) => path.includes(guestId))).toEqual([]);
    expect(backend.calls.filter(({ body }) => body["guestId"] === guestId).length).toBeGreaterThan(1);
  });

  test.each(["refuse", "silent"] as const)(
    "that the server answers with: %s, fails, and is tried again",
    async (join) => {
      const backend = await aChatBackend();
      backend.faults.join = join;
      const { state } = aChatClient(backend.url);
      await expect.poll(() => state().connection).toBe("failed");
      backend.faults.join = "accept";
      await expect.poll(() => state().connection).toBe("joined");
    },
  );

  test("without a configuration fails, and is tried again", async () => {
    const backend = await aChatBackend();
    backend.faults.config = "fail";
    const { state } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("failed");
    backend.faults.config = "answer";
    await expect.poll(() => state().connection).toBe("joined");
  });

  test("whose first call hangs fails, and begins anew when the customer asks for it", async () => {
    const backend = await aChatBackend();
    backend.faults.config = "silent";
    const times = { joinTimeout: 200, rejoinCheck: 60_000 };
    const { state, conversation } = aChatClient(backend.url, { times });
    await expect.poll(() => state().connection).toBe("failed");
    backend.faults.config = "answer";
    conversation.reload();
    await expect.poll(() => state().connection).toBe("joined");
  });

  test("counts although it is acknowledged after its time", async () => {
    const backend = await aChatBackend();
    backend.faults.join = "later";
    const { state } = aChatClient(backend.url, { times: { joinTimeout: 30, rejoinCheck: 60_000 } });
    await expect.poll(() => backend.joins()).toBe(1);
    await expect.poll(() => state().connection).toBe("failed");
    backend.acknowledgeJoins();
    await expect.poll(() => state().connection).toBe("joined");
  });

  test("that never succeeds leaves the calls: texts are sent, and the history brings what support answers", async () => {
    const backend = await aChatBackend();
    backend.faults.join = "silent";
    const { state, conversation, texts } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("failed");
    conversation.sendText("hello");
    await expect.poll(texts).toEqual(["hello"]);
    backend.say(MEMBER_ID, "answer");
    await expect.poll(texts).toEqual(["hello", "answer"]);
    expect(state()).toMatchObject({ connection: "failed", outgoing: [] });
  });

  test("is not tried while the page is hidden, but at once when the customer comes back", async () => {
    const backend = await aChatBackend();
    backend.faults.join = "silent";
    const { state, page } = aChatClient(backend.url, { times: { joinTimeout: 30, rejoinCheck: 200 } });
    await expect.poll(() => backend.joins()).toBe(1);
    page.leave();
    await expect.poll(() => state().connection).toBe("failed");
    backend.faults.join = "accept";
    page.comeBack();
    await expect.poll(() => state().connection).toBe("joined");
    expect(backend.joins()).toBe(2);
  });

  test("with a refused token ends in a call that tells the host, and is not tried again", async () => {
    const backend = await aChatBackend();
    const { state, reports } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    backend.faults.token = "revoked";
    backend.faults.handshake = "refuse";
    backend.cut();
    await expect.poll(() => state().connection).toBe("failed");
    await expect.poll(() => reports).toContainEqual({ kind: "signed-out" });
  });
});

describe("a line that was cut", () => {
  test("loses nothing of what was written meanwhile, however much it was", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "text 0");
    const { state, texts } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    backend.faults.emit = () => "never";
    for (const text of numbers(47).slice(1)) backend.say(MEMBER_ID, text);
    backend.faults.emit = () => "once";
    backend.cut();
    await expect.poll(texts).toEqual(numbers(47));
    await expect.poll(() => state().connection).toBe("joined");
  });

  test("fills the gap behind a message that has arrived already", async () => {
    const backend = await aChatBackend();
    backend.say(MEMBER_ID, "text 0");
    const { state, texts, page } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    await expect.poll(texts).toHaveLength(1);
    // On a busy machine the join's own look at the history may still be under way.
    backend.faults.history = (messages) => messages.filter(({ message }) => message.payload === "text 0");
    backend.faults.emit = () => "never";
    for (const text of numbers(25).slice(1)) backend.say(MEMBER_ID, text);
    backend.faults.emit = () => "once";
    for (const text of numbers(40).slice(25)) backend.say(MEMBER_ID, text);
    await expect.poll(texts).toHaveLength(16);
    backend.faults.history = null;
    page.comeBack();
    await expect.poll(texts).toEqual(numbers(40));
  });

  test("to a server that was restarted is joined again", async () => {
    const backend = await aChatBackend();
    const { state, texts } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    await backend.restart(() => void backend.say(MEMBER_ID, "while down"));
    await expect.poll(texts).toEqual(["while down"]);
    await expect.poll(() => state().connection).toBe("joined");
    backend.say(MEMBER_ID, "after");
    await expect.poll(texts).toEqual(["while down", "after"]);
  });

  test("is told, and joined again after a disconnect by the server", async () => {
    const backend = await aChatBackend();
    const { state, conversation } = aChatClient(backend.url);
    await expect.poll(() => state().connection).toBe("joined");
    const seen: string[] = [];
    conversation.subscribe(() => seen.push(state().connection));
    backend.disconnect();
    await expect.poll(() => seen).toContain("reconnecting");
    await expect.poll(() => state().connection).toBe("joined");
  });
});

test("a stopped conversation leaves no socket, listener or change", async () => {
  const backend = await aChatBackend();
  const { state, conversation, page } = aChatClient(backend.url);
  await expect.poll(() => state().connection).toBe("joined");
  const before = state();
  conversation.stop();
  await expect.poll(() => backend.sockets()).toBe(0);
  expect(page.listeners.size).toBe(0);
  backend.say(MEMBER_ID, "too late");
  conversation.sendText("too late as well");
  conversation.reload();
  expect(state()).toBe(before);
});
