import { EventEmitter } from "node:events";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import {
  aCustomer,
  type ChatSocket,
  connectSocket,
  createChatApp,
  type TestCustomer,
} from "../testing/chat.ts";
import { memberCustomer } from "./customer.ts";
import { passTyping } from "./greet.ts";

/** What is passed on of a socket's typing, which the returned function receives. */
function aTypist() {
  const passed: boolean[] = [];
  const socket = new EventEmitter();
  const data = { customer: memberCustomer("1") };
  const joined = Object.assign(socket, { data, rooms: new Set([data.customer.key]) });
  passTyping(joined as never, (_customer, on) => passed.push(on));
  return { passed, type: (on: boolean) => socket.emit("typing", { on }) };
}

describe("typing", () => {
  afterEach(() => vi.useRealTimers());

  it("is passed on once a second, and its end once after it", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { passed, type } = aTypist();
    [false, false].forEach(type);
    expect(passed).toEqual([]);
    [true, true, false, false, true].forEach(type);
    expect(passed).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    [true, false].forEach(type);
    expect(passed).toEqual([true, false, true, false]);
  });
});

describe("the optional events of the chat", async () => {
  const app = await createChatApp();
  const sockets: ChatSocket[] = [];
  afterAll(async () => {
    sockets.forEach(({ socket }) => socket.disconnect());
    await app.close();
  });

  /** A socket in the customer's room, and the optional events that it has received. */
  async function joined(customer: TestCustomer) {
    const socket = await connectSocket(app.url, customer.auth);
    sockets.push(socket);
    const events: [string, unknown][] = [];
    socket.socket.onAny((event: string, payload: unknown) => {
      if (event !== "messaging") events.push([event, payload]);
    });
    await socket.join(customer.room);
    return { socket, events };
  }
  const agent = (method: string, path: string, body?: unknown) =>
    app.call(method, `/sandbox/chat/${path}`, { body });
  async function newestRoom(): Promise<number> {
    const rooms = (await agent("GET", "rooms")).body as { id: number }[];
    return Math.max(...rooms.map(({ id }) => id));
  }

  it("tell who is there, at the join and when it changes", async () => {
    const before = await joined(aCustomer(app));
    await expect.poll(() => before.events).toContainEqual(["presence", { agents: [] }]);
    const mali = { name: "Mali", picture: "/files/mali.png" };
    await agent("POST", "presence", mali);
    await expect.poll(() => before.events.at(-1)).toEqual(["presence", { agents: [mali] }]);
    const after = await joined(aCustomer(app));
    await expect.poll(() => after.events[0]).toEqual(["presence", { agents: [mali] }]);
  });

  it("pass typing to the other side only", async () => {
    const [customer, other] = [aCustomer(app), aCustomer(app)];
    await customer.send("hello");
    const room = await newestRoom();
    const [mine, twin, stranger] = [await joined(customer), await joined(customer), await joined(other)];
    const typing = async () => (await agent("GET", `rooms/${room}/typing`)).body;
    expect(await typing()).toEqual({ on: false });
    for (const wrong of [null, 5, { on: 1 }]) mine.socket.socket.emit("typing", wrong);
    stranger.socket.socket.emit("typing", { on: true });
    mine.socket.socket.emit("typing", { on: true });
    await expect.poll(typing).toEqual({ on: true });
    mine.socket.socket.emit("typing", { on: false });
    await expect.poll(typing).toEqual({ on: false });
    await agent("POST", `rooms/${room}/typing`, { on: true });
    await expect.poll(() => mine.events.at(-1)).toEqual(["typing", { on: true }]);
    expect(twin.events.filter(([event]) => event === "typing")).toHaveLength(1);
    expect(stranger.events.filter(([event]) => event === "typing")).toEqual([]);
  });

  it("tell what support has seen, at once and at the next join, and what the customer has read elsewhere", async () => {
    const customer = aCustomer(app);
    const { createdAt } = (await customer.send("hello")).body as { createdAt: string };
    const room = await newestRoom();
    const mine = await joined(customer);
    await agent("POST", `rooms/${room}/read`);
    await expect.poll(() => mine.events).toContainEqual(["seen", { at: createdAt }]);
    const again = await joined(customer);
    await expect.poll(() => again.events).toContainEqual(["seen", { at: createdAt }]);
    const message = { message_type: "text", payload: "hello" };
    const answer = (await agent("POST", `rooms/${room}/messages`, { message, agent: { name: "Mali" } })).body;
    await customer.call("PUT", "/api/chat/read-customer");
    const { createdAt: at } = answer as { createdAt: string };
    await expect.poll(() => again.events).toContainEqual(["read", { at }]);
    expect(await customer.history()).toMatchObject([{ agent: { name: "Mali" } }, {}]);
  });

  it("are not sent while their switches are off", async () => {
    app.context.switches.set({ chatAgents: false, chatSeen: false, chatTyping: false });
    const customer = aCustomer(app);
    await customer.send("hello");
    const room = await newestRoom();
    const { socket, events } = await joined(customer);
    await agent("POST", `rooms/${room}/typing`, { on: true });
    await agent("POST", `rooms/${room}/read`);
    await agent("POST", "presence", { name: "Nok" });
    await customer.send("after these");
    await expect.poll(() => socket.texts()).toEqual(["after these"]);
    expect(events).toEqual([]);
    app.context.switches.reset();
  });
});
