import type { Server as HttpServer } from "node:http";
import type { Fault } from "../switches/switches.ts";
import type { Customer } from "./customer.ts";
import { findMessage, wireMessage } from "./messages.ts";
import type { Agent, OptionalEvents } from "./support.ts";
import { type SocketOptions, serveSockets } from "./sockets.ts";

export interface Chat {
  /**
   * Serves the sockets on the port of an HTTP server, and reads the shared switches. Without it the chat works by calls
   * only.
   */
  attach(server: HttpServer): Promise<void>;
  /** Sends a stored message to its customer's sockets. Call it after the commit; twice does no harm. */
  announce(customer: Customer, createdAt: Date): Promise<void>;
  /** Sends an event that may be lost to a customer's sockets, if the switches have left it on. */
  tell<Event extends keyof OptionalEvents>(
    customer: Customer,
    event: Event,
    payload: OptionalEvents[Event],
  ): void;
  /** Somebody of support is there for the next 15 s. */
  stay(agent: Agent): void;
  isTyping(customer: Customer): boolean;
  /** Breaks the connections of a customer's sockets, as a dropped line does. */
  cut(customer: Customer): void;
  /** Tells the other processes on the database that the switches have changed; null leaves their faults. */
  announceSwitches(faults: readonly Fault[] | null): void;
  /** How many connections are open in this process. */
  connections(): number;
  /** Closes the sockets and the HTTP server; waits until all of its connections have ended. */
  close(): Promise<void>;
}

/** Creates the chat of one process. */
export function createChat(options: SocketOptions): Chat {
  let sockets: ReturnType<typeof serveSockets> | undefined;
  return {
    async attach(server) {
      if (sockets !== undefined) throw new Error("The chat is attached already.");
      sockets = serveSockets(server, options);
      await sockets.ready;
    },
    async announce(customer, createdAt) {
      const row = sockets && (await findMessage(options.database, customer, createdAt));
      if (row) sockets?.emit(customer.key, wireMessage(row));
    },
    tell: ({ key }, event, payload) => sockets?.tell(key, event, payload),
    stay: (agent) => sockets?.stay(agent),
    isTyping: ({ key }) => sockets?.isTyping(key) ?? false,
    cut: ({ key }) => sockets?.cut(key),
    announceSwitches: (faults) => sockets?.announceSwitches(faults),
    connections: () => sockets?.connections() ?? 0,
    async close() {
      const closing = sockets;
      sockets = undefined;
      await closing?.close();
    },
  };
}
