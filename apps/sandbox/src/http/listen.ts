import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { SandboxEnv } from "../context.ts";

const CLOSE_TIMEOUT_MS = 3_000;
/** How long a request may take to come in, in milliseconds. */
export interface ReceiveTimeouts {
  headers: number;
  /** All of it, a large upload over a slow line included. */
  whole: number;
  /** How often connections are checked for that. */
  check: number;
}

const TIMEOUTS: ReceiveTimeouts = { headers: 20_000, whole: 300_000, check: 5_000 };

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
  { host, port, timeouts = TIMEOUTS }: { host: string; port: number; timeouts?: ReceiveTimeouts },
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.whole,
      connectionsCheckingInterval: timeouts.check,
      // A request without a Host is refused by `refused`, as one with a bad Host is.
      requireHostHeader: false,
    },
    getRequestListener(async (request, connection) => (await app).fetch(request, connection), {
      errorHandler: refused,
    }),
  );
  server.on("clientError", refuseNoise);
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

/** The answer to a request that is none: a bad Host or target. Anything else that comes here is the sandbox's own failure. */
function refused(error: unknown): Response {
  if (error instanceof RequestError) return Response.json({ message: "KEY_INVALID" }, { status: 400 });
  console.error("sandbox: a request failed", error);
  return Response.json({ message: "INTERNAL_SERVER_ERROR" }, { status: 500 });
}

/** Answers what is no HTTP, or does not come in time, and cuts the connection. */
function refuseNoise(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = NOISE[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ message: "KEY_INVALID" });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  if (socket.writable) socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}

const NOISE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
