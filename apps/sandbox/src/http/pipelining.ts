import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and nginx send a request once the last one on its connection is answered. */
export const MAX_UNANSWERED = 10;

/**
 * Limits how many requests of one connection are answered at once. The first beyond them is refused with 429
 * `REQUEST_LIMIT`, in its turn, and the connection is closed: the parser would else begin thousands of calls together.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (refused.has(socket)) return;
    const count = unanswered.get(socket) ?? 0;
    if (count >= MAX_UNANSWERED) {
      refused.add(socket);
      // What is not read yet is not worth reading.
      socket.pause();
      response.writeHead(429, { "Content-Type": "application/json", Connection: "close" });
      response.end('{"message":"REQUEST_LIMIT"}');
      return;
    }
    unanswered.set(socket, count + 1);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
