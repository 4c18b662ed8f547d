import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The header `Date` of every answer of the backend. */
export const BACKEND_DATE = "Mon, 05 Jan 2026 03:04:05 GMT";

export interface EchoBackend {
  origin: string;
  /** The first lines of the requests that arrived (`GET /api`). */
  arrived: string[];
  close(): void;
}

/**
 * A backend that answers each request with itself, closes the connection of `/api/break` without an answer, and opens a
 * WebSocket that says its address.
 */
export async function startEchoBackend(): Promise<EchoBackend> {
  const arrived: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`;
    arrived.push(line);
    if (incoming.url === "/api/break") return incoming.socket.destroy();
    let bytes = 0;
    for await (const part of incoming) bytes += (part as Buffer).length;
    const { "x-forwarded-for": caller, host, range } = incoming.headers;
    outgoing.setHeader("Content-Security-Policy", "sandbox");
    outgoing.setHeader("Date", BACKEND_DATE);
    outgoing.writeHead(range === undefined ? 200 : 206, { "Content-Type": "application/json" });
    return outgoing.end(JSON.stringify({ line, bytes, caller, host, range }));
  }).on("upgrade", (incoming: IncomingMessage, socket) => {
    arrived.push(`${incoming.method} ${incoming.url}`);
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${incoming.url}`,
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, arrived, close: () => server.close() };
}
