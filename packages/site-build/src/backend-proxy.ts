import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Forwards one request to the backend; if the backend does not answer, the result is a 502 in the API's format. */
export function passOn(target: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
  const upstream = request(
    target,
    // A new connection: a reused one that the backend is closing would fail a call that moves money.
    { method: incoming.method, path: incoming.url, headers: headersOf(incoming), agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    },
  );
  upstream.on("error", () => {
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(502, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    outgoing.end(JSON.stringify({ message: "INTERNAL_SERVER_ERROR" }));
  });
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Forwards a WebSocket to the backend. */
export function passOnUpgrade(target: URL, incoming: IncomingMessage, socket: Duplex, head: Buffer) {
  const upstream = request(target, {
    method: "GET",
    path: incoming.url,
    headers: headersOf(incoming),
    agent: false,
  });
  // The browser's connection may break before the backend has answered.
  socket.on("error", () => upstream.destroy());
  upstream.on("upgrade", (answer, upstreamSocket, upstreamHead) => {
    const headers = answer.rawHeaders.reduce(
      (lines, value, index) => lines + (index % 2 === 0 ? `${value}: ` : `${value}\r\n`),
      "",
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    upstreamSocket.pipe(socket).pipe(upstreamSocket);
    upstreamSocket.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => upstreamSocket.destroy()).on("close", () => upstreamSocket.destroy());
  });
  upstream.on("response", () => socket.destroy());
  upstream.on("error", () => socket.destroy());
  upstream.end();
}

/** The headers of a request, with the caller's real address in place of any that the caller sent. */
function headersOf(incoming: IncomingMessage): IncomingMessage["headers"] {
  // A caller who has broken off has no address any more.
  return { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
}
