import { afterAll, describe, expect, it } from "vitest";
import { aCustomer } from "../testing/chat.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testOperator } from "../testing/test-operator.ts";
import { useTestApp } from "../testing/suites.ts";

const invalid = { status: 400, body: { message: "KEY_INVALID" } };
const cards = (count: number) => ({
  message_type: "generic",
  payload: { cards: Array.from({ length: count }, () => ({ title: "Details", subtitle: "slip-2" })) },
});
const text = (payload: unknown) => ({ message_type: "text", payload });

describe("the chat's calls", async () => {
  const app = await useTestApp();

  it("name the rooms' prefix to everybody", async () => {
    const { prefix } = app.context.operator.chat;
    expect((await app.call("GET", "/api/chat/config")).body).toEqual({
      PREFIX: prefix,
      typing: true,
      seen: true,
      agents: true,
      cards: true,
      end: true,
      rating: true,
      transcript: true,
      forget: true,
    });
    app.context.switches.set({ chatTyping: false, chatSeen: false, chatAgents: false, chatCards: false });
    app.context.switches.set({ chatEnd: false, chatRating: false, chatTranscript: false, chatForget: false });
    expect((await app.call("GET", "/api/chat/config")).body).toEqual({ PREFIX: prefix });
    app.context.switches.reset();
  });

  it("take texts of up to 2,000 characters and refuse longer and blank ones", async () => {
    const customer = aCustomer(app);
    for (const taken of ["ก".repeat(2_000), "😀".repeat(2_000), " a ", "<b>\u202e\n'; drop table"])
      expect((await customer.send(taken)).status).toBe(200);
    for (const refused of ["x".repeat(2_001), "", "  \n", "\u200b\u2066", "\0"])
      expect(await customer.send(refused)).toMatchObject(invalid);
    expect((await customer.history()).map(({ message }) => message.payload)).toContain(" a ");
    expect(await customer.history()).toHaveLength(4);
  });

  it.each([
    [null],
    [5],
    ["text"],
    [{}],
    [[]],
    [{ message_type: "text" }],
    [text(null)],
    [text(5)],
    [text({ message: "x" })],
    [text(["x"])],
    [{ message_type: "unknown", payload: "x" }],
    [{ message_type: "constructor", payload: "x" }],
    [{ message_type: "buttons", payload: { message: "x", buttons: [] } }],
    [{ message_type: "generic", payload: { cards: [] } }],
    [{ message_type: "media", payload: "x" }],
    [{ message_type: "media", payload: { url: "/files/chat/x.png" } }],
    [{ message_type: "postback", payload: "x" }],
    [{ message_type: "postback", payload: { title: "x", payload: {} } }],
    [{ message_type: "postback", payload: { title: "x".repeat(2_001), payload: "" } }],
  ])("refuse the message %j of a customer", async (message) => {
    const customer = aCustomer(app);
    expect(await customer.sendMessage(message)).toMatchObject(invalid);
    expect(await customer.history()).toEqual([]);
  });

  it("take cards of a customer while the configuration says so", async () => {
    const customer = aCustomer(app);
    expect((await customer.sendMessage(cards(1))).status).toBe(200);
    expect(await customer.sendMessage(cards(6))).toMatchObject(invalid);
    app.context.switches.set({ chatCards: false });
    expect(await customer.sendMessage(cards(1))).toMatchObject(invalid);
    app.context.switches.reset();
    expect((await customer.history()).map(({ message }) => message)).toMatchObject([cards(1)]);
  });

  it("stamp messages themselves: neither time, sender nor names of the client count", async () => {
    const member = await app.member({}, { name: "Mali" });
    const customer = aCustomer(app, member);
    const since = Date.now();
    await customer.send("hello", { createdAt: "2001-01-01T00:00:00.000Z", name: "Admin", username: "root" });
    expect(await customer.send("hello", { sender: "other" })).toMatchObject(invalid);
    const [message, ...others] = await customer.history();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      sender: "customer",
      name: "Mali",
      username: member.username,
      userId: member.id,
    });
    expect(Date.parse(message?.createdAt ?? "")).toBeGreaterThan(since - 60_000);
  });

  it("show the history newest first, in pages", async () => {
    const customer = aCustomer(app);
    expect((await customer.call("POST", "/api/chat/history", { limit: 10, skip: 0 })).text).toBe("[]");
    for (let number = 1; number <= 25; number += 1) await customer.send(`${number}`);
    const texts = async (limit: number, skip: number) =>
      (await customer.history({ limit, skip })).map(({ message }) => message.payload);
    expect(await texts(10, 0)).toEqual(["25", "24", "23", "22", "21", "20", "19", "18", "17", "16"]);
    expect(await texts(10, 20)).toEqual(["5", "4", "3", "2", "1"]);
    expect(await texts(10, 30)).toEqual([]);
    for (const page of [
      { limit: 0, skip: 0 },
      { limit: 101, skip: 0 },
      { limit: 10, skip: -1 },
      { limit: 10, skip: 1e15 },
      { limit: 1.5, skip: 0 },
      { limit: "10", skip: 0 },
      { limit: 10 },
    ])
      expect(await customer.call("POST", "/api/chat/history", page)).toMatchObject(invalid);
  });

  it("belong to one customer: ids of another are refused, and nothing of it is seen or changed", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const [own, foreign, guest] = [aCustomer(app, member), aCustomer(app, other), aCustomer(app)];
    await foreign.send("secret");
    await guest.send("secret");
    const guestId = "guestId" in guest.auth ? guest.auth.guestId : "";
    const calls = [
      ["POST", "/api/chat/history", { limit: 10, skip: 0 }],
      ["POST", "/api/chat/send-message", { message: text("mine") }],
      ["PUT", "/api/chat/read-customer", {}],
    ] as const;
    for (const [method, path, body] of calls) {
      for (const ids of [{ userId: other.id }, { guestId }, { userId: member.id, guestId }])
        expect(await own.call(method, path, { ...body, ...ids })).toMatchObject({
          status: 403,
          body: { message: "KEY_INVALID" },
        });
      const asGuest = { ...body, guestId, userId: other.id };
      expect(await app.call(method, path, { body: asGuest })).toMatchObject({
        status: 401,
        body: { message: "invalid-token" },
      });
      expect(await app.call(method, path, { body })).toMatchObject(invalid);
      expect((await own.call(method, path, { ...body, userId: member.id })).status).toBe(200);
    }
    for (const customer of [foreign, guest])
      expect((await customer.history()).map(({ message }) => message.payload)).toEqual(["secret"]);
  });

  it("never store or return a guest's id", async () => {
    const guest = aCustomer(app);
    const { guestId } = guest.auth as { guestId: string };
    await guest.send("hello");
    const { text: history } = await guest.call("POST", "/api/chat/history", { limit: 10, skip: 0 });
    const rooms = await app.database.query("select * from chat_room");
    for (const place of [history, JSON.stringify(rooms)]) expect(place).not.toContain(guestId);
  });

  it("can be given faults: a message whose answer was lost is stored, and its repetition gets the answer", async () => {
    const customer = aCustomer(app);
    const key = { "Idempotency-Key": "fedcba9876543210fedcba9876543210" };
    const send = () => customer.call("POST", "/api/chat/send-message", { message: text("x") }, key);
    const effect = { kind: "answer", status: 502, body: ["not", "the", "shape"] };
    await app.call("POST", "/sandbox/switches", {
      body: { faults: [{ call: "POST /api/chat/send-message", when: "after", effect }] },
    });
    expect(await send()).toMatchObject({ status: 502, body: effect.body });
    const [stored] = await customer.history();
    expect(await send()).toMatchObject({ status: 200, body: { createdAt: stored?.createdAt } });
    expect(await customer.history()).toHaveLength(1);
  });

  it("mark support's messages as read, once", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const [customer, foreign] = [aCustomer(app, member), aCustomer(app, other)];
    await customer.send("hello");
    await foreign.send("hello");
    await app.database.query(
      "insert into chat_message (room_id, created_at, sender, content) select id, last_message_at + interval '1 ms', 'other', '{}' from chat_room",
    );
    const read = () => customer.call("PUT", "/api/chat/read-customer");
    expect(await read()).toMatchObject({ status: 200 });
    const [support, own] = await customer.history();
    expect(support).toMatchObject({ sender: "other", readAt: expect.any(String) });
    expect(own).not.toHaveProperty("readAt");
    await read();
    expect((await customer.history())[0]?.readAt).toBe(support?.readAt);
    expect((await foreign.history())[0]).not.toHaveProperty("readAt");
  });
});

describe("limits of the chat", async () => {
  const operator = { ...testOperator, chat: { prefix: "", messagesPerMinute: 3, uploadsPerMinute: 2 } };
  const app = await createTestApp({ operator });
  afterAll(() => app.close());
  const limited = { status: 429, body: { message: "REQUEST_LIMIT" } };

  it("refuse a member's and a guest's messages beyond them, and take a refused one later under its key", async () => {
    const customer = aCustomer(app, await app.member());
    for (let count = 0; count < 3; count += 1) expect((await customer.send("x")).status).toBe(200);
    const key = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
    const send = () => customer.call("POST", "/api/chat/send-message", { message: text("x") }, key);
    expect(await send()).toMatchObject(limited);
    expect((await aCustomer(app, await app.member()).send("x")).status).toBe(200);
    for (let count = 0; count < 15; count += 1) expect((await aCustomer(app).send("x")).status).toBe(200);
    expect(await aCustomer(app).send("x")).toMatchObject(limited);
    app.setNow(new Date(app.context.clock().getTime() + 60_000));
    expect((await send()).status).toBe(200);
  });

  it("refuse uploads beyond them", async () => {
    const guest = aCustomer(app);
    const { guestId } = guest.auth as { guestId: string };
    const upload = async () => {
      const body = new FormData();
      body.append("guestId", guestId);
      return (await app.app.request("/api/chat/upload-image", { method: "POST", body })).status;
    };
    expect([await upload(), await upload(), await upload()]).toEqual([400, 400, 429]);
  });
});
