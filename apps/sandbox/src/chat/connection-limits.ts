import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import { addressOf } from "../http/client-address.ts";

/** Connections of one process. Guests behind one address share its number. */
const MAX_CONNECTIONS = { all: 10_000, address: 1_000 };

/** Counts the open connections of one process, in all and per address. */
export function createConnectionLimits() {
  const perAddress = new Map<string, number>();
  let all = 0;

  function add(address: string, change: 1 | -1): void {
    all += change;
    const count = (perAddress.get(address) ?? 0) + change;
    if (count > 0) perAddress.set(address, count);
    else perAddress.delete(address);
  }

  return {
    /** Whether a connection may be opened; further requests of an open one may. */
    allow(request: IncomingMessage): boolean {
      if (new URL(request.url ?? "", "http://localhost").searchParams.has("sid")) return true;
      const own = perAddress.get(addressOfRequest(request)) ?? 0;
      return all < MAX_CONNECTIONS.all && own < MAX_CONNECTIONS.address;
    },
    watch(engine: Server["engine"]): void {
      engine.on("connection", (connection: { request: IncomingMessage; once: Server["once"] }) => {
        const address = addressOfRequest(connection.request);
        add(address, 1);
        connection.once("close", () => add(address, -1));
      });
    },
  };
}

function addressOfRequest({ socket, headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.at(-1) : forwarded);
}
