import { describe, expect, test } from "vitest";
import { MEMBER_ID } from "../testing/chat-client.ts";
import { aKnownClient, stored } from "../testing/known-client.ts";

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
