import { describe, expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient } from "../testing/chat-client.ts";
import { aKnownClient, stored } from "../testing/known-client.ts";

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
