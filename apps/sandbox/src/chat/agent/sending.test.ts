import { afterAll, describe, expect, it } from "vitest";
import { aCustomer, createChatApp } from "../../testing/chat.ts";

interface Answer {
  ok: boolean;
}
type Post = (body: { message: unknown; clientId: string }) => Promise<Answer | null>;

/** A script of the page: it has no types here. */
const SCRIPT = new URL("../../browser/chat-sending.js", import.meta.url).href;
const { createSending } = (await import(SCRIPT)) as {
  createSending: (post: Post) => (message: unknown) => Promise<Answer | null>;
};

describe("support's page sends a text", async () => {
  const app = await createChatApp();
  afterAll(() => app.close());
  const text = { message_type: "text", payload: "How can I help?" };

  /** The sending of a customer's room, whose answers are lost while the test says so. */
  async function aRoom() {
    const customer = aCustomer(app);
    await customer.send("hello");
    const rooms = (await app.call("GET", "/sandbox/chat/rooms")).body as { id: number }[];
    const id = Math.max(...rooms.map((room) => room.id));
    let lost = false;
    const send = createSending(async (body) => {
      const { status } = await app.call("POST", `/sandbox/chat/rooms/${id}/messages`, { body });
      return lost ? null : { ok: status === 200 };
    });
    const stored = async () => (await customer.history()).filter(({ sender }) => sender === "other").length;
    return { send, stored, lose: (now: boolean) => void (lost = now) };
  }

  it("once, however often it is sent while it is on its way", async () => {
    const { send, stored } = await aRoom();
    expect(await Promise.all([send(text), send(text)])).toEqual([{ ok: true }, null]);
    expect(await stored()).toBe(1);
  });

  it("once, when it is sent again after a lost answer", async () => {
    const { send, stored, lose } = await aRoom();
    lose(true);
    expect(await send(text)).toBeNull();
    lose(false);
    expect(await send(text)).toEqual({ ok: true });
    expect(await stored()).toBe(1);
  });

  it("again, when the first one is known to be stored, or when it was changed", async () => {
    const { send, stored, lose } = await aRoom();
    await send(text);
    await send(text);
    lose(true);
    await send(text);
    lose(false);
    expect(await send({ ...text, payload: "Changed" })).toEqual({ ok: true });
    expect(await stored()).toBe(4);
  });
});
