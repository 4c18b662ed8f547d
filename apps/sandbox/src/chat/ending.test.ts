import { afterAll, describe, expect, it } from "vitest";
import { aCustomer, connectSocket, createChatApp } from "../testing/chat.ts";

describe("the end of a conversation", async () => {
  const app = await createChatApp();
  afterAll(() => app.close());
  const rooms = async () =>
    (await app.call("GET", "/sandbox/chat/rooms")).body as {
      id: number;
      ended: boolean;
      stars: number | null;
    }[];
  const newest = async () => (await rooms()).toSorted((one, other) => other.id - one.id)[0];
  const answer = async (text: string) =>
    app.call("POST", `/sandbox/chat/rooms/${(await newest())?.id}/messages`, {
      body: { message: { message_type: "text", payload: text }, agent: { name: "Mali" } },
    });

  it("shows at support until the customer writes again", async () => {
    const customer = aCustomer(app, await app.member());
    await customer.send("hello");
    expect(await newest()).toMatchObject({ ended: false });
    for (const _ of [1, 2]) expect((await customer.call("POST", "/api/chat/end")).status).toBe(200);
    expect(await newest()).toMatchObject({ ended: true });
    await customer.send("one more thing");
    expect(await newest()).toMatchObject({ ended: false });
    expect(await customer.history()).toHaveLength(2);
  });

  it("may be rated, and another rating replaces the first; the next conversation has its own", async () => {
    const customer = aCustomer(app);
    const rate = (stars: unknown, text?: string) =>
      customer.call("POST", "/api/chat/rating", { stars, text });
    await customer.send("hello");
    await customer.call("POST", "/api/chat/end");
    expect((await rate(2)).status).toBe(200);
    expect((await rate(4, "quick")).status).toBe(200);
    expect(await newest()).toMatchObject({ stars: 4, words: "quick" });
    await customer.send("again");
    await rate(1);
    expect(await newest()).toMatchObject({ stars: 1, words: "" });
    for (const refused of [0, 6, 2.5, "5", null]) expect((await rate(refused)).status).toBe(400);
    expect((await rate(5, "x".repeat(2_001))).status).toBe(400);
  });

  it("leaves a transcript of the last conversation, with names and the operator's times", async () => {
    const customer = aCustomer(app, await app.member({}, { name: "Somchai" }));
    const transcript = async () => (await customer.call("POST", "/api/chat/transcript")).text;
    expect(await transcript()).toBe("");
    await customer.send("first");
    await customer.call("POST", "/api/chat/end");
    expect(await transcript()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d Somchai: first$/);
    await customer.send("second");
    await answer("I look at it.");
    const lines = (await transcript()).split("\n").map((line) => line.slice("05/01/2026 10:04:05 ".length));
    expect(lines).toEqual(["Somchai: second", "Mali: I look at it."]);
    const kept = await customer.call("POST", "/api/chat/transcript");
    expect(kept.headers.get("Content-Type")).toContain("text/plain");
  });

  it("leaves a transcript of the newest thousand messages, oldest first", async () => {
    const customer = aCustomer(app);
    await customer.send("newest");
    await app.database.query(
      `insert into chat_message (room_id, sender, content, created_at)
      select m.room_id, m.sender, json_build_object('message_type', 'text', 'payload', n::text),
        m.created_at - n * interval '1 second'
      from chat_message m, generate_series(1, 1100) n where m.content->>'payload' = 'newest'`,
    );
    const { text } = await customer.call("POST", "/api/chat/transcript");
    const lines = text.split("\n").map((line) => line.slice("05/01/2026 10:04:05 ".length));
    expect(lines).toHaveLength(1_000);
    expect([lines[0], lines.at(-1)]).toEqual(["Guest: 999", "Guest: newest"]);
  });

  it("deletes what a guest has left, with files, and nothing of others; a member's stays", async () => {
    const [guest, other] = [aCustomer(app), aCustomer(app)];
    await guest.send("my secret");
    await guest.call("POST", "/api/chat/rating", { stars: 3 });
    await other.send("hello");
    const socket = await connectSocket(app.url, guest.auth);
    await socket.join(guest.room);
    const gone = new Promise((done) => socket.socket.once("disconnect", done));
    expect((await guest.call("POST", "/api/chat/forget")).status).toBe(200);
    await gone;
    expect(await guest.history()).toEqual([]);
    expect(await other.history()).toHaveLength(1);
    const { database } = app.context;
    expect(await database.query("select from chat_message where content::text like '%my secret%'")).toEqual(
      [],
    );
    expect((await guest.call("POST", "/api/chat/forget")).status).toBe(200);
    const member = aCustomer(app, await app.member());
    await member.send("hello");
    expect(await member.call("POST", "/api/chat/forget")).toMatchObject({
      status: 403,
      body: { message: "KEY_INVALID" },
    });
    expect(await member.history()).toHaveLength(1);
  });

  it.each([
    ["end", "chatEnd"],
    ["rating", "chatRating"],
    ["transcript", "chatTranscript"],
    ["forget", "chatForget"],
  ])("has no %s where its switch is off, and nobody else's is reached", async (path, part) => {
    const customer = aCustomer(app);
    await customer.send("hello");
    app.context.switches.set({ [part]: false });
    expect((await customer.call("POST", `/api/chat/${path}`, { stars: 5 })).status).toBe(404);
    app.context.switches.reset();
    const stranger = await customer.call("POST", `/api/chat/${path}`, { stars: 5, userId: "somebody" });
    expect(stranger).toMatchObject({ status: 401 });
    expect(await customer.history()).toHaveLength(1);
  });
});
