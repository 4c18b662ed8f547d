import { connect, type Socket } from "node:net";

/** What a connection received until it closed. */
export interface RawResponse {
  /** Null when the connection closed without a response. */
  status: number | null;
  body: string;
}

export type Sending =
  /** All bytes; then the sender waits. */
  | { kind: "whole" }
  /** Some bytes; then the sender is silent. */
  | { kind: "half"; bytes: number }
  /** Some bytes; then the sender disconnects. */
  | { kind: "cut"; bytes: number };

/** Sends any bytes over a new connection and waits until the server closes it. */
export async function sendRaw(
  port: number,
  bytes: Uint8Array,
  sending: Sending = { kind: "whole" },
): Promise<RawResponse> {
  return parseResponse(await sendForText(port, bytes, sending));
}

/** Sends a raw request; returns all that was received, with the headers, and further responses of the connection. */
export async function sendForText(
  port: number,
  bytes: Uint8Array,
  sending: Sending = { kind: "whole" },
): Promise<string> {
  const socket = await connection(port);
  const received: Buffer[] = [];
  socket.on("data", (part) => received.push(part));
  const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  socket.write(sending.kind === "whole" ? bytes : bytes.subarray(0, sending.bytes), () => {
    if (sending.kind === "cut") socket.destroy();
  });
  await closed;
  return Buffer.concat(received).toString("latin1");
}

/** Sends an incomplete request; the caller destroys the connection. */
export async function beginRequest(port: number, bytes: string): Promise<Socket> {
  const socket = await connection(port);
  socket.write(bytes);
  return socket;
}

async function connection(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  // The server may reset the connection; what was received until then counts.
  socket.on("error", () => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once("connect", resolve);
    socket.once("close", () => resolve());
  });
  return socket;
}

function parseResponse(text: string): RawResponse {
  // A 100 Continue may precede the response.
  const head = /^(?:HTTP\/1\.1 100 [^]*?\r\n\r\n)?HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/.exec(text);
  return head === null
    ? { status: null, body: "" }
    : { status: Number(head[1]), body: text.slice(head[0].length) };
}
