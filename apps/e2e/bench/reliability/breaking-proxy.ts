import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that breaks connections at the worst moment. */
export interface BreakingProxy {
  url: string;
  /** Forwarded POSTs, and those whose answer a broken connection withheld. */
  counts(): { posts: number; broken: number };
  close(): Promise<void>;
}

/**
 * Connects a client to the server on `port`. It withholds one in `oneIn` answers to POSTs: it resets the connection, a
 * keep-alive one that has served before, when the answer arrives, so after the server has committed.
 */
export async function breakingProxy(port: number, { oneIn }: { oneIn: number }): Promise<BreakingProxy> {
  const sockets = new Set<Socket>();
  let posts = 0;
  let broken = 0;
  const isDue = () => posts >= (broken + 1) * oneIn;

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
    let requests = 0;
    let isPost = false;
    let isAnswered = true;
    client.on("data", (chunk) => {
      if (isAnswered) {
        requests += 1;
        isPost = chunk.subarray(0, 5).toString("latin1") === "POST ";
        isAnswered = false;
      }
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      const begins = !isAnswered;
      isAnswered = true;
      if (begins && isPost) {
        posts += 1;
        // A new connection is spared, and the next reused one breaks instead.
        if (requests > 1 && isDue()) {
          broken += 1;
          client.resetAndDestroy();
          upstream.destroy();
          return;
        }
      }
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    counts: () => ({ posts, broken }),
    async close() {
      const closed = once(server, "close");
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
