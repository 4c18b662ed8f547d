import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER_ID } from "../testing/chat-client.ts";

const CUTS = 100;
const RESTARTS = 5;
/** Between two messages, in milliseconds: 50 a second, by both sides in turn. */
const PACE = 20;

test("100 cut lines and 5 restarts at 50 messages a second lose, double and swap nothing", async () => {
  const backend = await aChatBackend();
  const { conversation, environment, outgoing, page, state, texts } = aChatClient(backend.url);
  environment.server.knowsKeys = true;
  await expect.poll(() => state()).toMatchObject({ connection: "joined", history: "ready" });
  const sent: string[] = [];
  const said: string[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    sent.push(`sent ${cut}`);
    conversation.sendText(`sent ${cut}`);
    await delay(PACE);
    said.push(`said ${cut}`);
    backend.say(MEMBER_ID, `said ${cut}`);
    backend.cut();
    if (cut % (CUTS / RESTARTS) === 0) await backend.restart();
    await delay(PACE);
  }
  await expect.poll(() => state().connection).toBe("joined");
  await expect.poll(outgoing).toEqual([]);
  page.comeBack();
  const stored = backend.room(MEMBER_ID).map(({ message }) => String(message.payload));
  await expect.poll(texts).toEqual(stored);
  expect(stored.filter((text) => text.startsWith("sent"))).toEqual(sent);
  expect(stored.filter((text) => text.startsWith("said"))).toEqual(said);
});
