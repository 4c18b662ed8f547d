import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to the server, which can be cut. */
export interface Line {
  url: string;
  /**
   * Resets every open connection at the worst moment: when the next answer to a POST to `path` arrives, so after the
   * server has committed. Resolves then.
   */
  cutAtAnswer(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Refused: a socket is then one connection, which a cut breaks. */
const POLLING = "transport=polling";

/** A TCP proxy to a port of this machine. It refuses Socket.IO's polling, so that only WebSocket is left. */
export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let due: { path: string; cut: () => void } | null = null;
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
    let request = "";
    open.add(client);
    client.on("data", (chunk) => {
      if (chunk.subarray(0, 5).toString("latin1") === "POST ")
        request = chunk.subarray(0, chunk.indexOf(" HTTP/")).toString("latin1");
      if (chunk.includes(POLLING)) client.destroy();
      else upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (due !== null && request.endsWith(due.path)) {
        resetAll();
        due.cut();
        due = null;
      } else client.write(chunk);
    });
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

  function resetAll(): void {
    for (const socket of open) socket.resetAndDestroy();
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    cutAtAnswer: (path) => new Promise((cut) => void (due = { path, cut })),
    async close() {
      const closed = once(server, "close");
      server.close();
      resetAll();
      await closed;
    },
  };
}
