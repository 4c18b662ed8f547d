import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A customer's line to the server, which can be cut. */
export interface Line {
  url: string;
  /** Resets every open connection: an answer on its way is lost. Returns how many there were. */
  cut(): number;
  close(): Promise<void>;
}

/** Polling needs all requests of a socket at one process, which a proxy that spreads connections does not give. */
const POLLING = "transport=polling";

/** A TCP proxy to a port of this machine. It refuses Socket.IO's polling, so that only WebSocket is left. */
export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
    open.add(client);
    client.on("data", (chunk) => {
      if (chunk.includes(POLLING)) client.destroy();
      else upstream.write(chunk);
    });
    upstream.on("data", (chunk) => client.write(chunk));
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => client.destroy());
    client.on("close", () => {
      open.delete(client);
      upstream.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");

  function cut(): number {
    const cuts = open.size;
    for (const socket of open) socket.resetAndDestroy();
    return cuts;
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    async close() {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
