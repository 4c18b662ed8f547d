import { connect, type Socket } from "node:net";

/** What came back on a connection until it closed: the last status line's number, and what stood after the headers. */
export interface RawAnswer {
  /** Null when the connection closed without an answer. */
  status: number | null;
  body: string;
}

/** How the bytes of a request are sent. */
export type Sending =
  /** All of them; then the sender waits. */
  | { kind: "whole" }
  /** So many of them; then the sender is silent. */
  | { kind: "half"; bytes: number }
  /** So many of them; then the sender is gone. */
  | { kind: "cut"; bytes: number };

/** Sends bytes, good HTTP or not, over a connection of their own, and waits until the server closes it. */
export async function sendRaw(
  port: number,
  bytes: Uint8Array,
  sending: Sending = { kind: "whole" },
): Promise<RawAnswer> {
  const socket = await connection(port);
  const received: Buffer[] = [];
  socket.on("data", (part) => received.push(part));
  const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  socket.write(sending.kind === "whole" ? bytes : bytes.subarray(0, sending.bytes), () => {
    if (sending.kind === "cut") socket.destroy();
  });
  await closed;
  return readAnswer(Buffer.concat(received).toString("latin1"));
}

/** Opens a connection on which a request is begun and never ended; the caller destroys it. */
export async function beginRequest(port: number, bytes: string): Promise<Socket> {
  const socket = await connection(port);
  socket.write(bytes);
  return socket;
}

async function connection(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  // A server that has heard enough resets the connection: told by the answer that came, or none.
  socket.on("error", () => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once("connect", resolve);
    socket.once("close", () => resolve());
  });
  return socket;
}

function readAnswer(text: string): RawAnswer {
  // Before the answer, a server may say that the body may come (100).
  const head = /^(?:HTTP\/1\.1 100 [^]*?\r\n\r\n)?HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/.exec(text);
  return head === null
    ? { status: null, body: "" }
    : { status: Number(head[1]), body: text.slice(head[0].length) };
}
