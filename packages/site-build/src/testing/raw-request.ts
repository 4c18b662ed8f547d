import { once } from "node:events";
import { connect } from "node:net";
import * as fc from "fast-check";

/** Sends a request with an unmodified target; returns the status, 0 when the connection was cut. */
export async function rawStatus(
  { port, host = "localhost" }: { port: number; host?: string },
  target: string,
  headers: readonly string[] = [],
): Promise<number> {
  const socket = connect({ port, host });
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  const lines = [`GET ${target} HTTP/1.1`, `Host: localhost:${port}`, "Connection: close", ...headers];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}

/** Dot segments, and near misses, in the encodings that some program reads as one. */
const tricky = fc
  .tuple(
    fc.constantFrom("", "a"),
    fc.array(fc.constantFrom(".", "%2e", "%2E", "%252e", "%25252E", "\t", "%09", "%00", "a"), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom("", "%", "%zz", "%c0%ae", ";", " "),
  )
  .map(([before, dots, after]) => before + dots.join("") + after);
const segment = fc.oneof(
  { weight: 3, arbitrary: tricky },
  fc.constantFrom("api", "files", "socket.io", "%66iles", "sandbox", "switches", "..", ".", ""),
);
const separator = fc.constantFrom("/", "/", "/", "\\", "%2f", "%5C", "//");

/** Targets of requests that try to get from one of the backend's paths to another, or out of them. */
export const trickyTarget = fc
  .tuple(
    fc.constantFrom("/files", "/api", "/socket.io", "", "/%66iles", "http://localhost/files"),
    fc.array(fc.tuple(separator, segment), { minLength: 1, maxLength: 6 }),
    fc.constantFrom("", "?a=../b", "#/.."),
  )
  .map(([start, parts, end]) => start + parts.flat().join("") + end);
