import * as fc from "fast-check";
import { expect, test } from "vitest";
import { startChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, aStorage, MEMBER_ID } from "../testing/chat-client.ts";

/** What may happen to a conversation. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant("send" as const) },
  { weight: 4, arbitrary: fc.constant("say" as const) },
  fc.constantFrom("cut", "disconnect", "come back", "wait", "reload page", "restart"),
);
const sendFault = fc.constantFrom("answer", "answer", "lose-answer", "lose-request");
const emitFault = fc.constantFrom("once", "once", "twice", "late", "never");

const schedule = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
  sends: fc.array(sendFault, { minLength: 1, maxLength: 12 }),
  emits: fc.array(emitFault, { minLength: 1, maxLength: 12 }),
  clock: fc.constantFrom(0, 86_400_000, -86_400_000),
});

/** Most waits are over in a few milliseconds. */
const SOON = { interval: 5 };

test("in any schedule both ends have the same messages, once and in the order of sending", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ steps, sends, emits, clock }) => {
      const backend = await startChatBackend();
      backend.faults.clock = clock;
      backend.faults.send = (count) => sends[count % sends.length] ?? "answer";
      backend.faults.emit = (count) => emits[count % emits.length] ?? "once";
      const storage = aStorage();
      const open = () => {
        const page = aChatClient(backend.url, { storage });
        page.environment.server.knowsKeys = true;
        return page;
      };
      let client = open();
      const written: string[] = [];
      try {
        for (const [index, what] of steps.entries()) {
          switch (what) {
            case "send":
              written.push(`sent ${index}`);
              client.conversation.sendText(`sent ${index}`);
              break;
            case "say":
              backend.say(MEMBER_ID, `said ${index}`);
              break;
            case "cut":
              backend.cut();
              break;
            case "disconnect":
              backend.disconnect();
              break;
            case "come back":
              client.page.comeBack();
              break;
            case "wait":
              await new Promise((resolve) => setTimeout(resolve, 15));
              break;
            case "reload page":
              client.conversation.stop();
              client = open();
              break;
            case "restart":
              await backend.restart();
              break;
          }
        }
        // From now on nothing is lost, and the customer comes back to the page once more.
        backend.faults.send = () => "answer";
        backend.faults.emit = () => "once";
        await expect.poll(() => client.state().connection, SOON).toBe("joined");
        await expect.poll(client.outgoing, SOON).toEqual([]);
        client.page.comeBack();
        await expect.poll(() => client.state().history, SOON).toBe("ready");
        const room = backend.room(MEMBER_ID).map(({ message }) => message.payload);
        for (; client.state().older !== "none"; client.conversation.loadOlder())
          await expect.poll(() => client.state().older, SOON).not.toBe("loading");
        await expect.poll(client.texts, SOON).toEqual(room);
        expect(room.filter((text) => String(text).startsWith("sent"))).toEqual(written);
      } finally {
        client.conversation.stop();
        await backend.close();
      }
    }),
    { numRuns: 50 },
  );
});
