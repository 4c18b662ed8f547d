import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { PortInUseError } from "../http/listen.ts";

/** Only this machine: the processes behind it take every connection for a local one. */
const HOST = "127.0.0.1";

export interface Proxy {
  port: number;
  close(): Promise<void>;
}

/**
 * Spreads connections over the ports that `ports` returns, in turn: each HTTP connection, and so each WebSocket, stays
 * with one process. A process that refuses is skipped; without any the connection is closed.
 * @throws {PortInUseError} when another process listens on the port.
 */
export async function startProxy(port: number, ports: () => readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let turn = 0;

  async function connectToNext(): Promise<Socket | null> {
    const targets = ports();
    const first = turn++;
    for (let index = 0; index < targets.length; index += 1) {
      const target = targets[(first + index) % targets.length];
      // oxlint-disable-next-line no-await-in-loop -- The next one is tried only after a refusal.
      const upstream = target === undefined ? null : await tryConnect(target);
      if (upstream !== null) return upstream;
    }
    return null;
  }

  const server = createServer({ noDelay: true }, async (client) => {
    open.add(client);
    client.on("close", () => open.delete(client)).on("error", () => client.destroy());
    const upstream = await connectToNext();
    if (upstream === null || client.destroyed) {
      client.destroy();
      upstream?.destroy();
      return;
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy()).on("error", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  server.listen(port, HOST);
  try {
    await once(server, "listening");
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new PortInUseError(HOST, port) : error;
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    async close() {
      server.close();
      open.forEach((socket) => socket.destroy());
      await once(server, "close");
    },
  };
}

/** A connection to a port of this machine; null when it is refused. */
async function tryConnect(port: number): Promise<Socket | null> {
  const socket = connect({ port, host: HOST, noDelay: true });
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    // Refused: the process is starting or has ended, and the caller tries another one.
    return null;
  }
}
