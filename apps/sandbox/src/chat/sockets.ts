import type { Server as HttpServer } from "node:http";
import { type Namespace, Server } from "socket.io";
import { endedSessions } from "../member/session.ts";
import type { SharedSwitches } from "../switches/shared-switches.ts";
import type { Fault } from "../switches/switches.ts";
import { answerJoins, type JoinOptions } from "./answer-joins.ts";
import { createConnectionLimits } from "./connection-limits.ts";
import { findOwner, isAllowedOrigin, type SocketOwner } from "./handshake.ts";
import { passTyping } from "./greet.ts";
import type { WireMessage } from "./messages.ts";
import { openSharing } from "./sharing.ts";
import type { FromClient, ToClient } from "./socket-events.ts";
import { type Agent, createSupport, type OptionalEvents, SWITCH_OF } from "./support.ts";

/** A client sends only the name of its room. */
const MAX_EVENT_BYTES = 4_096;
/** Sockets of one customer in one process. */
const MAX_SOCKETS = 20;
/** A line that is silent for longer than both together is closed. */
const PING = { pingInterval: 10_000, pingTimeout: 10_000 };

interface BetweenServers {
  cut(customer: string): void;
  switched(faults: readonly Fault[] | null): void;
  stay(agent: Agent): void;
  typing(customer: string, on: boolean): void;
}

type ChatServer = Server<FromClient, ToClient, BetweenServers, SocketOwner>;
type ChatNamespace = Namespace<FromClient, ToClient, BetweenServers, SocketOwner>;

export interface SocketOptions extends JoinOptions {
  sharedSwitches: SharedSwitches;
  /** How often sessions are checked, in milliseconds: the socket of an ended one stays that long. */
  sessionCheck: number;
  /** The other origins whose pages may connect. */
  origins: readonly string[];
}

/** Serves the chat's sockets: `join` with the own room, and `messaging` (§7). */
export function serveSockets(http: HttpServer, options: SocketOptions) {
  const { database, clock, log, switches, sharedSwitches, origins } = options;
  const { url } = database;
  const sharing = url === null ? null : openSharing({ url, log, load: sharedSwitches.load, onGap: cutAll });
  const limits = createConnectionLimits();
  const support = createSupport(() => {
    if (switches.state().chatAgents) io.local.emit("presence", { agents: support.agents() });
  });

  /** Every client connects again, joins, and asks for what it has missed. */
  function cutAll(): void {
    for (const { conn } of io.sockets.sockets.values()) conn.close(true);
  }

  const io: ChatServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_EVENT_BYTES,
    connectTimeout: 10_000,
    ...PING,
    ...(sharing !== null && { adapter: sharing.adapter }),
    ...(origins.length > 0 && { cors: { origin: [...origins] } }),
    allowRequest: (request, callback) =>
      callback(null, isAllowedOrigin(request, origins) && limits.allow(request)),
  });
  io.use(async (socket, next) => {
    try {
      const owner = await findOwner(database, clock, socket.handshake.auth);
      if (owner === null) return next(new Error("invalid-token"));
      const open = io.sockets.adapter.rooms.get(connectionsOf(owner.customer.key))?.size ?? 0;
      if (open >= MAX_SOCKETS) return next(new Error("REQUEST_LIMIT"));
      socket.data = owner;
      next();
    } catch (error) {
      log("sandbox: a chat connection failed", error);
      next(new Error("INTERNAL_SERVER_ERROR"));
    }
  });
  io.on("connection", (socket) => {
    void socket.join(connectionsOf(socket.data.customer.key));
    answerJoins(socket, options, support);
    passTyping(socket, setTyping);
  });
  io.on("stay", (agent) => support.stay(agent));
  io.on("typing", (customer, on) => support.setTyping(customer, on));
  io.on("cut", (customer) => cutHere(io.sockets, customer));
  io.on("switched", (faults) => {
    if (faults !== null) switches.set({ faults });
    sharedSwitches.load().catch((error: unknown) => log("sandbox: reading the switches failed", error));
  });
  io.attach(http);
  limits.watch(io.engine);

  const timer = setInterval(() => {
    endSockets(io.sockets, options).catch((error: unknown) =>
      log("sandbox: checking sessions failed", error),
    );
  }, options.sessionCheck);

  function setTyping(customer: string, on: boolean): void {
    if (!switches.state().chatTyping) return;
    support.setTyping(customer, on);
    if (sharing !== null) io.serverSideEmit("typing", customer, on);
  }

  return {
    /** Sends an event that may be lost to a customer's sockets, if the switches have left it on. */
    tell(customer: string, event: keyof OptionalEvents, payload: object) {
      const isOn = event === "read" || switches.state()[SWITCH_OF[event]];
      if (isOn) (io.to(customer) as { emit(event: string, payload: object): boolean }).emit(event, payload);
    },
    /** Somebody of support is there, in all processes. */
    stay(agent: Agent) {
      support.stay(agent);
      if (sharing !== null) io.serverSideEmit("stay", agent);
    },
    isTyping: support.isTyping,
    /** Sends a message to a customer's sockets, in all processes on the database. */
    emit: (customer: string, message: WireMessage) => void io.to(customer).emit("messaging", message),
    /** Breaks the connections of a customer's sockets, in all processes, as a dropped line does. */
    cut(customer: string) {
      cutHere(io.sockets, customer);
      if (sharing !== null) io.serverSideEmit("cut", customer);
    },
    /** Tells the other processes on the database that the switches have changed; null leaves their faults. */
    announceSwitches(faults: readonly Fault[] | null) {
      if (sharing !== null) io.serverSideEmit("switched", faults);
    },
    /** How many connections are open in this process. */
    connections: () => io.engine.clientsCount,
    /** Resolves when messages of the other processes arrive, and this one has their switches. */
    ready: sharing?.ready ?? Promise.resolve(),
    async close() {
      clearInterval(timer);
      support.close();
      await io.close();
      await sharing?.close();
    },
  };
}

/** Socket.IO's room of all connections of a customer, joined or not. */
const connectionsOf = (customer: string) => `connections of ${customer}`;

/** Disconnects this process's sockets whose sessions have ended. */
async function endSockets({ sockets }: ChatNamespace, { database, clock }: SocketOptions): Promise<void> {
  const digests = [...sockets.values()].flatMap(({ data }) => data.sessionDigest ?? []);
  if (digests.length === 0) return;
  const ended = new Set(await endedSessions(database, [...new Set(digests)], clock()));
  for (const socket of sockets.values())
    if (socket.data.sessionDigest !== null && ended.has(socket.data.sessionDigest)) socket.disconnect(true);
}

function cutHere({ adapter, sockets }: ChatNamespace, customer: string): void {
  for (const id of adapter.rooms.get(connectionsOf(customer)) ?? []) sockets.get(id)?.conn.close(true);
}
