import { describe, expect, test } from "vitest";
import { aChatClient, aStorage } from "../testing/chat-client.ts";
import { aKnownClient, stored } from "../testing/known-client.ts";

describe("over a reload", () => {
  test("what was not sent is sent, and what was stored is not sent again", async () => {
    const storage = aStorage();
    const { backend, conversation } = await aKnownClient({ storage, times: { sendDelay: 60_000 } });
    conversation.sendText("a");
    conversation.sendText("b");
    conversation.stop();
    backend.faults.send = () => {
      // At once: with "b" on its way, nobody could tell whether that is stored.
      second.conversation.stop();
      return "lose-answer";
    };
    backend.faults.emit = () => "never";
    const second = aChatClient(backend.url, { storage });
    await expect.poll(() => stored(backend)).toEqual(["a"]);
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
