import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { SandboxEnv } from "../context.ts";

const PATIENCE = 3_000;

/** A server that takes connections. */
export interface Listening {
  /** Socket.IO shares it. */
  server: Server;
  port: number;
  /** Takes no more connections, lets the calls under way end for a moment, then cuts them. */
  close(): Promise<void>;
}

/** The port is somebody else's. */
export class PortTakenError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is in use.`);
    this.name = "PortTakenError";
  }
}

/**
 * Serves an application that may still be getting ready: calls wait for it.
 * @throws {PortTakenError} when the port is taken.
 */
export async function listen(
  app: Promise<Hono<SandboxEnv>>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(
    getRequestListener(async (request, connection) => (await app).fetch(request, connection)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortTakenError(host, port) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
