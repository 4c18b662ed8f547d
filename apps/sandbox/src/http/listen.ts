import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { processLog } from "../operation/process-log.ts";
import type { SandboxEnv } from "./env.ts";
import { limitPipelining } from "./pipelining.ts";

const NO_STORE = "no-store";

/** How long a client may take to send a request, and to read its answer, in milliseconds. */
interface RequestTimeouts {
  headers: number;
  /** The whole request, including a large upload over a slow connection. */
  whole: number;
  /** How long an answer may wait for a client that takes no byte of it. */
  unread: number;
  /** The interval at which connections are checked. */
  check: number;
  /** How long a running call may take once the server closes. */
  close: number;
}

const TIMEOUTS: RequestTimeouts = {
  headers: 20_000,
  whole: 300_000,
  unread: 30_000,
  check: 5_000,
  close: 3_000,
};

export interface Listening {
  server: Server;
  port: number;
  /** Accepts no more connections, waits three seconds for running calls, then disconnects all. */
  close(): Promise<void>;
}

export class PortInUseError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is in use.`);
    this.name = "PortInUseError";
  }
}

/** An answer that nobody stores unless it says so, and that ends with the connection when its client does not read. */
class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args);
    this.setHeader("Cache-Control", NO_STORE);
    this.on("timeout", (socket: Socket) => {
      // Otherwise the client waits for the sandbox, or the sandbox for the rest of the request.
      if (socket.writableLength > 0) socket.destroy();
    });
  }
}

/**
 * Serves an application that may still be starting: requests wait for it.
 * @throws {PortInUseError} when another process listens on the port.
 */
export async function listen(
  app: Promise<Hono<SandboxEnv>>,
  { host, port, timeouts = TIMEOUTS }: { host: string; port: number; timeouts?: RequestTimeouts },
): Promise<Listening> {
  const server = createServer(
    {
      ServerResponse: Answer,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.whole,
      connectionsCheckingInterval: timeouts.check,
      // `handleRequestError` refuses a missing Host, as it does an invalid one.
      requireHostHeader: false,
    },
    limitPipelining(
      getRequestListener(async (request, connection) => (await app).fetch(request, connection), {
        errorHandler: handleRequestError,
      }),
    ),
  );
  server.timeout = timeouts.unread;
  server.on("clientError", refuseMalformed);
  const connections = trackConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortInUseError(host, port) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    close: () => close(server, connections, timeouts.close),
  };
}

/** Refuses a request with an invalid Host or target; any other error is a fault of the sandbox. */
function handleRequestError(error: unknown): Response {
  if (error instanceof RequestError) return Response.json({ message: "KEY_INVALID" }, { status: 400 });
  processLog.fault("sandbox: a request failed", error);
  return Response.json({ message: "INTERNAL_SERVER_ERROR" }, { status: 500 });
}

/** Responds to malformed HTTP and to requests that time out, and closes the connection. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ message: "KEY_INVALID" });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    `Cache-Control: ${NO_STORE}`,
  ];
  if (socket.writable) socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The open connections, also those that were upgraded, which Node's `closeAllConnections` leaves open. */
function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return connections;
}

function close(server: Server, connections: ReadonlySet<Socket>, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => connections.forEach((socket) => socket.destroy()), timeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
