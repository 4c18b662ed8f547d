import { ChatMessage, Conversation } from "@member-wallet/api/wire";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { aCustomer, connectSocket, createChatApp, type TestCustomer } from "../../testing/chat.ts";
import type { WireMessage } from "../messages.ts";
import { ROOMS_PER_PAGE } from "./rooms.ts";
import { SAMPLES } from "./samples.ts";

describe("support's page of the chat", async () => {
  const app = await createChatApp();
  afterAll(() => app.close());
  const agent = (method: string, path: string, body?: unknown) =>
    app.call(method, `/sandbox/chat/${path}`, { body });

  interface Room {
    id: number;
    name: string;
    username: string | null;
    unread: number;
  }
  /** The room of the last customer who has written for the first time. */
  async function newestRoom(): Promise<Room> {
    const rooms = (await agent("GET", "rooms")).body as Room[];
    const [room] = rooms.toSorted((one, other) => other.id - one.id);
    if (room === undefined) throw new Error("Nobody has written.");
    return room;
  }
  async function joined(customer: TestCustomer) {
    const socket = await connectSocket(app.url, customer.auth);
    await socket.join(customer.room);
    return socket;
  }

  it("lists the customers with what support has not read", async () => {
    const member = await app.member({}, { name: "Mali" });
    const customer = aCustomer(app, member);
    await customer.send("one");
    await customer.send("two");
    const room = await newestRoom();
    expect(room).toMatchObject({ name: "Mali", username: member.username, unread: 2 });
    await agent("POST", `rooms/${room.id}/messages`, { message: { message_type: "text", payload: "hello" } });
    expect(await newestRoom()).toMatchObject({ unread: 2 });
    await agent("POST", `rooms/${room.id}/read`);
    expect(await newestRoom()).toMatchObject({ unread: 0 });
    const guest = aCustomer(app);
    await guest.send("hello");
    expect(await newestRoom()).toMatchObject({
      name: expect.stringMatching(/^Guest [0-9a-f]{6}$/),
      username: null,
      unread: 1,
    });
  });

  it("lists those who wait first, of them members, page by page: no guest hides them", async () => {
    const [waiting, served] = await Promise.all([1, 2].map(() => app.member()));
    if (waiting === undefined || served === undefined) throw new Error("No members.");
    await aCustomer(app, served).send("thanks");
    await agent("POST", `rooms/${(await newestRoom()).id}/read`);
    await aCustomer(app, waiting).send("hello");
    const guests = Array.from({ length: ROOMS_PER_PAGE }, () => aCustomer(app));
    for (const guest of guests) await guest.send("hello");

    const pages: Room[][] = [];
    for (let page = 1; pages.at(-1)?.length !== 0; page += 1)
      pages.push((await agent("GET", `rooms?page=${page}`)).body as Room[]);
    const rooms = pages.flat();
    expect(pages[0]).toHaveLength(ROOMS_PER_PAGE);
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
    expect(rooms[0]).toMatchObject({ username: waiting.username, unread: 1 });
    const at = rooms.findIndex(({ username }) => username === served.username);
    expect(rooms.slice(at).every(({ unread }) => unread === 0)).toBe(true);
    expect(rooms.slice(0, at).filter(({ unread }) => unread > 0).length).toBeGreaterThan(guests.length);
    expect((await agent("GET", "rooms?page=0")).status).toBe(400);
    await agent("POST", `rooms/${rooms[0]?.id}/read`);
  });

  it("sends a message once, to its customer only, and shows it to both", async () => {
    const [customer, other] = [aCustomer(app), aCustomer(app)];
    await customer.send("hello");
    const { id } = await newestRoom();
    await other.send("hello");
    const [socket, stranger] = [await joined(customer), await joined(other)];
    const message = { message_type: "text", payload: "How can I help?" };
    const send = () => agent("POST", `rooms/${id}/messages`, { message, clientId: "one-answer" });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    await expect.poll(() => socket.received.length).toBe(2);
    expect(socket.received[0]).toMatchObject({ sender: "other", message, clientId: "one-answer" });
    expect(socket.received[1]).toEqual(socket.received[0]);
    expect(stranger.received).toEqual([]);
    const shown = (await agent("GET", `rooms/${id}/messages`)).body as WireMessage[];
    expect(shown.map(({ sender }) => sender)).toEqual(["customer", "other"]);
    expect(await customer.history()).toEqual(shown.toReversed());
    [socket, stranger].forEach((each) => each.socket.disconnect());
  });

  it.each(SAMPLES)("sends the sample $label as it is", async ({ message }) => {
    const customer = aCustomer(app);
    await customer.send("hello");
    const { id } = await newestRoom();
    const socket = await joined(customer);
    expect((await agent("POST", `rooms/${id}/messages`, { message })).status).toBe(200);
    await expect.poll(() => socket.received).toMatchObject([{ sender: "other", message }]);
    expect((await customer.history())[0]).toMatchObject({ message });
    socket.socket.disconnect();
  });

  it("has a sample of every type of message", () => {
    const types = SAMPLES.flatMap(({ message }) => {
      const read = v.safeParse(ChatMessage, message);
      return read.success ? [read.output.message_type] : [];
    });
    for (const type of ["text", "buttons", "media", "quick_replies", "generic", "postback", "unknown"])
      expect(types).toContain(type);
  });

  it("sends its messages in the shape that clients read", async () => {
    const customer = aCustomer(app, await app.member());
    const socket = await joined(customer);
    await customer.send("hello");
    const { id } = await newestRoom();
    for (const { message } of SAMPLES.slice(0, 7)) await agent("POST", `rooms/${id}/messages`, { message });
    await expect.poll(() => socket.received.length).toBe(8);
    for (const received of [...socket.received, ...(await customer.history())])
      expect(v.is(Conversation, received)).toBe(true);
    socket.socket.disconnect();
  });

  it("cuts a customer's connections as a dropped line does", async () => {
    const customer = aCustomer(app);
    await customer.send("hello");
    const { id } = await newestRoom();
    const [socket, other] = [await joined(customer), await joined(aCustomer(app))];
    const reasons: string[] = [];
    socket.socket.on("disconnect", (reason) => reasons.push(reason));
    await agent("POST", `rooms/${id}/cut`);
    await expect.poll(() => reasons).toEqual(["transport close"]);
    expect(other.socket.connected).toBe(true);
    other.socket.disconnect();
  });

  it("uploads pictures and videos by their content, and any other file as a download", async () => {
    const upload = async (media: string, bytes: string, name: string) => {
      const body = new FormData();
      body.append("file", new File([bytes], name));
      const response = await app.app.request(`/sandbox/chat/files/${media}`, { method: "POST", body });
      return (await response.json()) as { path?: string; message?: string };
    };
    expect(await upload("image", "<script>", "a.png")).toEqual({ message: "SLIP_INVALID_FILE" });
    const { path = "" } = await upload("file", "<script>alert(1)</script>", "a.html");
    const served = await app.app.request(path);
    expect(served.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(served.headers.get("Content-Disposition")).toBe("attachment");
  });

  it("is only for this machine", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/samples"],
      ["GET", "/rooms"],
      ["GET", "/rooms/1/messages"],
      ["POST", "/rooms/1/messages"],
      ["POST", "/rooms/1/read"],
      ["POST", "/rooms/1/cut"],
      ["POST", "/files/image"],
    ] as const) {
      const headers = { Origin: "https://elsewhere.example" };
      const response = await app.app.request(`/sandbox/chat${path}`, { method, headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect((await agent("GET", "rooms/999999/messages")).status).toBe(404);
  });

  it("runs only scripts from its own origin, which it serves", async () => {
    const response = await app.app.request("/sandbox/chat");
    expect(response.headers.get("Content-Security-Policy")).not.toContain("unsafe");
    const page = await response.text();
    const named = [...page.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(named).toContain("/sandbox/chat.js");
    for (const path of [...named, "/sandbox/chat-conversation.js", "/sandbox/chat-message.js"]) {
      const file = await app.app.request(path);
      expect([path, file.status]).toEqual([path, 200]);
      expect(await file.text()).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
    }
    expect(await (await app.app.request("/sandbox")).text()).toContain('href="/sandbox/chat"');
  });
});
