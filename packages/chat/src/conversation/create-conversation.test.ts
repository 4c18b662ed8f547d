import { expect, onTestFinished, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER } from "../testing/chat-client.ts";

const ID = MEMBER.kind === "member" ? MEMBER.userId : "";

async function aBackend() {
  const backend = await aChatBackend();
  onTestFinished(backend.close);
  return backend;
}

test("a conversation joins, shows its history and receives what support writes", async () => {
  const backend = await aBackend();
  backend.say(ID, "one");
  backend.say(ID, "two");
  const { state, texts } = aChatClient(backend.url);
  await expect.poll(() => state().connection).toBe("joined");
  await expect.poll(texts).toEqual(["one", "two"]);
  backend.say(ID, "three");
  await expect.poll(texts).toEqual(["one", "two", "three"]);
  expect(state()).toMatchObject({ history: "ready", older: "none", outgoing: [], unread: 3 });
});

test("a text is sent once, and becomes a message", async () => {
  const backend = await aBackend();
  const { conversation, state, texts } = aChatClient(backend.url);
  conversation.sendText("hello");
  expect(state().outgoing).toMatchObject([{ state: { kind: "sending" } }]);
  await expect.poll(texts).toEqual(["hello"]);
  expect(state().outgoing).toEqual([]);
  expect(backend.room(ID)).toMatchObject([
    { message: { payload: "hello" }, clientId: state().messages[0]?.id },
  ]);
});
