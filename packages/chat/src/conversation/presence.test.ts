import { describe, expect, test } from "vitest";
import { aChatBackend } from "../testing/chat-backend.ts";
import { aChatClient, MEMBER_ID } from "../testing/chat-client.ts";
import { createLazyPresence } from "./lazy-presence.ts";
import { createPresence } from "./presence.ts";

const ALL = {
  typing: true,
  seen: true,
  agents: true,
  hours: { open: "09:00", close: "23:00", zone: "+07:00" },
  wait: 180,
};
const MALI = { name: "Mali", picture: "/files/mali.png" };

async function joined(offers: Record<string, unknown> = ALL) {
  const backend = await aChatBackend();
  backend.faults.offers = offers;
  const client = aChatClient(backend.url);
  await expect.poll(() => client.state().connection).toBe("joined");
  return { backend, ...client };
}

describe("what the backend tells about support", () => {
  test("is nothing where it offers nothing, whatever it sends", async () => {
    const { backend, state, conversation } = await joined({});
    backend.tell(MEMBER_ID, "presence", { agents: [MALI] });
    backend.tell(MEMBER_ID, "typing", { on: true });
    backend.tell(MEMBER_ID, "seen", { at: "2026-01-05T00:00:00.000Z" });
    backend.say(MEMBER_ID, "after these");
    await expect.poll(() => state().messages).toHaveLength(1);
    expect(state().support).toBeNull();
    conversation.setTyping(true);
    backend.say(MEMBER_ID, "after this");
    await expect.poll(() => state().messages).toHaveLength(2);
    expect(backend.typed).toEqual([]);
  });

  test("is its hours, its wait and who is there, until the line is down", async () => {
    const { backend, state } = await joined();
    await expect.poll(() => state().support).toMatchObject({ agents: [], hours: ALL.hours, wait: 180 });
    backend.tell(MEMBER_ID, "presence", { agents: [MALI] });
    await expect.poll(() => state().support?.agents).toEqual([MALI]);
    backend.tell(MEMBER_ID, "presence", { agents: "nobody" });
    backend.cut();
    await expect.poll(() => state().support?.agents).toEqual([]);
  });

  test("is who has answered", async () => {
    const { backend, state } = await joined();
    backend.say(MEMBER_ID, "hello", { agent: MALI });
    backend.say(MEMBER_ID, "hello again", { agent: 5 as never });
    await expect.poll(() => state().messages.map(({ agent }) => agent)).toEqual([MALI, undefined]);
  });

  test("is that support types, until its message", async () => {
    const { backend, state } = await joined();
    await expect.poll(() => state().support?.typing).toBe(false);
    backend.tell(MEMBER_ID, "typing", { on: true });
    await expect.poll(() => state().support?.typing).toBe(true);
    backend.say(MEMBER_ID, "hello");
    await expect.poll(() => state().support?.typing).toBe(false);
  });

  test("is what support has seen, which never goes back", async () => {
    const { backend, state } = await joined();
    const at = "2026-01-05T00:00:10.000Z";
    backend.tell(MEMBER_ID, "seen", { at });
    await expect.poll(() => state().support?.seenUntil).toBe(Date.parse(at));
    backend.tell(MEMBER_ID, "seen", { at: "2026-01-05T00:00:00.000Z" });
    backend.say(MEMBER_ID, "after this");
    await expect.poll(() => state().messages).toHaveLength(1);
    expect(state().support?.seenUntil).toBe(Date.parse(at));
  });
});

test("what was read on another device is read here, also where the backend offers nothing", async () => {
  const { backend, state } = await joined({});
  const { createdAt } = backend.say(MEMBER_ID, "one");
  await expect.poll(() => state().unread).toBe(1);
  backend.tell(MEMBER_ID, "read", { at: createdAt });
  await expect.poll(() => state().unread).toBe(0);
  backend.say(MEMBER_ID, "two");
  await expect.poll(() => state().unread).toBe(1);
});

test("support is told once that the customer types, and once that they stopped", async () => {
  const { backend, state, conversation } = await joined();
  await expect.poll(() => state().support).not.toBeNull();
  for (const typing of [false, true, true, true, false, false]) conversation.setTyping(typing);
  await expect.poll(() => backend.typed).toEqual([{ on: true }, { on: false }]);
});

test("events that came before the code are taken once it has loaded, and an event asks for it again", async () => {
  let loads = 0;
  const load = () =>
    (loads += 1) === 1 ? Promise.reject(new Error("gone")) : Promise.resolve({ createPresence });
  const presence = createLazyPresence({ sendTyping() {}, onRead() {}, onChange() {} }, load);
  presence.offer({ PREFIX: "", ...ALL });
  presence.take("presence", { agents: [MALI] });
  await expect.poll(() => loads).toBe(1);
  expect(presence.support()).toBeNull();
  presence.take("typing", { on: true });
  await expect.poll(() => presence.support()).toMatchObject({ agents: [MALI], typing: true });
  presence.stop();
});
