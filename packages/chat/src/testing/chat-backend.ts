import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";
import { onTestFinished } from "vitest";

type Content = { message_type: string; payload: unknown };

/** A message as the backend stores it. */
export interface Stored {
  sender: "customer" | "other";
  message: Content;
  createdAt: string;
  clientId?: string;
  readAt?: string;
  agent?: { name: string; picture?: string };
}

/** What goes wrong, changed by the test at any time. */
interface Faults {
  /** What comes of the next `send-message`: its answer may be lost, the message stored or not. */
  send: (count: number) => "answer" | "lose-request" | "lose-answer" | { status: number; message: string };
  /** Every page of the history is the first one. */
  ignoreSkip: boolean;
  /** How often the next event is sent. */
  emit: (count: number) => "once" | "twice" | "never" | "late";
  history: ((page: readonly Stored[]) => unknown) | null;
  /** `later`: accepted, and acknowledged by `acknowledgeJoins`. */
  join: "accept" | "refuse" | "silent" | "later";
  handshake: "accept" | "refuse";
  token: "valid" | "revoked";
  config: "answer" | "fail" | "silent";
  /** What `/api/chat/config` offers. */
  offers: Record<string, unknown>;
  /** The server knows neither client ids nor idempotency keys. */
  plain: boolean;
  /** Its clock minus this device's, in milliseconds. */
  clock: number;
}

const PREFIX = "test-";

/** A chat backend that ends with the test. */
export async function aChatBackend() {
  const backend = await startChatBackend();
  onTestFinished(backend.close);
  return backend;
}

/** A chat backend on this machine: HTTP and Socket.IO as §7 says, and the faults of a test. */
export async function startChatBackend() {
  const faults: Faults = {
    send: () => "answer",
    emit: () => "once",
    history: null,
    ignoreSkip: false,
    join: "accept",
    handshake: "accept",
    token: "valid",
    config: "answer",
    offers: {},
    plain: false,
    clock: 0,
  };
  const rooms = new Map<string, Stored[]>();
  const answers = new Map<string, string>();
  const calls: { path: string; body: Record<string, unknown>; headers: IncomingMessage["headers"] }[] = [];
  const handshakes: unknown[] = [];
  const typed: unknown[] = [];
  let sends = 0;
  let joins = 0;
  let events = 0;
  let late: (() => void)[] = [];
  const unacknowledged: (() => void)[] = [];
  let http = createServer();
  let io = new Server();
  let port = 0;

  const roomOf = (id: string) => rooms.get(PREFIX + id) ?? rooms.set(PREFIX + id, []).get(PREFIX + id) ?? [];

  function store(id: string, message: Omit<Stored, "createdAt">): Stored {
    const room = roomOf(id);
    const last = Date.parse(room.at(-1)?.createdAt ?? "") || 0;
    const createdAt = new Date(Math.max(Date.now() + faults.clock, last + 1)).toISOString();
    const stored = { ...message, createdAt };
    room.push(stored);
    emit(id, stored);
    return stored;
  }

  function emit(id: string, event: unknown) {
    const send = () => void io.to(PREFIX + id).emit("messaging", event);
    const how = faults.emit((events += 1));
    if (how === "late") late.push(send);
    else {
      if (how !== "never") send();
      if (how === "twice") send();
      for (const one of late.splice(0)) one();
    }
  }

  function sendMessage(body: Record<string, unknown>, key: string | undefined, response: ServerResponse) {
    const fault = faults.send((sends += 1));
    if (typeof fault === "object") return json(response, fault.status, { message: fault.message });
    if (fault === "lose-request") return void response.destroy();
    const known = key === undefined || faults.plain ? undefined : answers.get(key);
    if (known === undefined) {
      const clientId =
        typeof body["clientId"] === "string" && !faults.plain ? { clientId: body["clientId"] } : {};
      const { createdAt } = store(idOf(body), {
        sender: "customer",
        message: body["message"] as Content,
        ...clientId,
      });
      if (key !== undefined) answers.set(key, createdAt);
      if (fault === "lose-answer") return void response.destroy();
      return json(response, 200, { createdAt }, key);
    }
    if (fault === "lose-answer") return void response.destroy();
    return json(response, 200, { createdAt: known }, key);
  }

  function json(response: ServerResponse, status: number, body: unknown, key?: string) {
    const echo = key !== undefined && !faults.plain ? { "Idempotency-Key": key } : {};
    response.writeHead(status, { "Content-Type": "application/json", ...echo });
    response.end(body === undefined ? "" : JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "";
    const text = Buffer.concat(chunks).toString();
    const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    calls.push({ path, body, headers: request.headers });
    const key = request.headers["idempotency-key"];
    if (faults.token === "revoked") return json(response, 401, { message: "invalid-token" });
    if (path === "/api/chat/config") {
      if (faults.config === "silent") return;
      if (faults.config === "fail") return json(response, 503, undefined);
      return json(response, 200, { PREFIX, ...faults.offers });
    }
    if (path === "/api/chat/send-message")
      return sendMessage(body, typeof key === "string" ? key : undefined, response);
    if (path === "/api/chat/read-customer") return json(response, 200, { message: "SUCCESS" });
    const skip = faults.ignoreSkip ? 0 : Number(body["skip"]);
    const page = roomOf(idOf(body))
      .toReversed()
      .slice(skip, skip + Number(body["limit"]));
    return json(response, 200, faults.history ? faults.history(page) : page);
  }

  function onSocket(socket: Socket) {
    handshakes.push(socket.handshake.auth);
    socket.on("typing", (payload: unknown) => typed.push(payload));
    socket.on("join", ({ room }: { room: string }, acknowledge: (answer: unknown) => void) => {
      joins += 1;
      if (faults.join === "silent") return;
      if (faults.join === "refuse") return acknowledge({ ok: false, message: "UNAUTHORIZED" });
      void socket.join(room);
      if (faults.join === "later") return unacknowledged.push(() => acknowledge({ ok: true }));
      acknowledge({ ok: true });
    });
  }

  async function listen() {
    http = createServer(
      (request, response) => void answer(request, response).catch(() => response.destroy()),
    );
    io = new Server(http, { serveClient: false });
    io.use((_socket, next) => next(faults.handshake === "accept" ? undefined : new Error("invalid-token")));
    io.on("connection", onSocket);
    await new Promise<void>((done) => http.listen(port, "127.0.0.1", done));
    ({ port } = http.address() as AddressInfo);
  }

  /** Ends every connection at once, as a killed process does. */
  async function kill() {
    io.disconnectSockets(true);
    http.closeAllConnections();
    await io.close();
  }

  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    calls,
    /** The messages of a customer, oldest first. */
    room: (id: string): readonly Stored[] => roomOf(id),
    /** Support writes. */
    say: (id: string, text: string, over: Partial<Stored> = {}) =>
      store(id, { sender: "other", message: { message_type: "text", payload: text }, ...over }),
    /** An event of any content. */
    emit,
    /** An optional event of the socket. */
    tell: (id: string, event: string, payload: unknown) => void io.to(PREFIX + id).emit(event, payload),
    /** The "typing" events of customers. */
    typed,
    handshakes,
    joins: () => joins,
    acknowledgeJoins: () => unacknowledged.splice(0).forEach((acknowledge) => acknowledge()),
    sockets: () => io.sockets.sockets.size,
    /** Cuts every line without a word. */
    cut: () => io.sockets.sockets.forEach((socket) => socket.conn.close()),
    /** Ends every socket as the server does it on purpose: clients do not reconnect by themselves. */
    disconnect: () => io.disconnectSockets(),
    async restart(whileDown: () => void | Promise<void> = () => undefined) {
      await kill();
      await whileDown();
      await listen();
    },
    close: kill,
  };
}

function idOf(body: Record<string, unknown>): string {
  return String(body["userId"] ?? body["guestId"]);
}
