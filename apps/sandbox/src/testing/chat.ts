import { randomBytes } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { listen, type Listening } from "../http/listen.ts";
import type { WireMessage } from "../chat/messages.ts";
import { createTestApp, type TestApp, type TestAppOptions, type TestResponse } from "./test-app.ts";

/** A sandbox with chat on a port. */
export interface ChatApp extends TestApp {
  port: number;
  /** Without a trailing slash. */
  url: string;
}

/** Creates a test app and serves it, with the chat's sockets, on a port of its own; `close` ends both. */
export async function createChatApp(options: TestAppOptions & { port?: number } = {}): Promise<ChatApp> {
  const app = await createTestApp(options);
  const listening: Listening = await listen(Promise.resolve(app.app), {
    host: "127.0.0.1",
    port: options.port ?? 0,
  });
  await app.context.chat.attach(listening.server);
  return {
    ...app,
    port: listening.port,
    url: `http://127.0.0.1:${listening.port}`,
    async close() {
      await Promise.all([app.context.chat.close(), listening.close()]);
      await app.close();
    },
  };
}

/** What a handshake carries. */
type Auth = { token: string } | { guestId: string };

/** A socket over WebSocket and what it has received. */
export interface ChatSocket {
  socket: Socket;
  received: WireMessage[];
  /** The texts that it has received, in order. */
  texts(): unknown[];
  join(room: string): Promise<unknown>;
}

export const aGuestId = () => randomBytes(16).toString("hex");

/** Connects a socket; rejects with the server's refusal. */
export async function connectSocket(url: string, auth: Auth | object): Promise<ChatSocket> {
  const socket = io(url, { auth, transports: ["websocket"], reconnection: false, forceNew: true });
  const received: WireMessage[] = [];
  socket.on("messaging", (message: WireMessage) => received.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return {
    socket,
    received,
    texts: () => received.map(({ message }) => message.payload),
    join: (room) => socket.timeout(5_000).emitWithAck("join", { room }),
  };
}

/** A customer of a test: the ids in its bodies, its headers, its room. */
export interface TestCustomer {
  auth: Auth;
  room: string;
  send(text: string, more?: object): Promise<TestResponse>;
  sendMessage(message: unknown, more?: object): Promise<TestResponse>;
  history(page?: { limit?: number; skip?: number }): Promise<WireMessage[]>;
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<TestResponse>;
}

/** A member or, without a token, a guest. */
export function aCustomer(app: TestApp, member?: { id: string; token: string }): TestCustomer {
  const guestId = aGuestId();
  const { prefix } = app.context.operator.chat;
  const ids = member === undefined ? { guestId } : {};
  const call: TestCustomer["call"] = (method, path, body = {}, headers = {}) =>
    app.call(method, path, {
      body: { ...ids, ...body },
      headers: { ...(member !== undefined && { Authorization: `Bearer ${member.token}` }), ...headers },
    });
  const sendMessage: TestCustomer["sendMessage"] = (message, more = {}) =>
    call("POST", "/api/chat/send-message", { message, ...more });
  return {
    auth: member === undefined ? { guestId } : { token: member.token },
    room: prefix + (member?.id ?? guestId),
    call,
    sendMessage,
    send: (text, more) => sendMessage({ message_type: "text", payload: text }, more),
    history: async ({ limit = 100, skip = 0 } = {}) =>
      (await call("POST", "/api/chat/history", { limit, skip })).body as WireMessage[],
  };
}
