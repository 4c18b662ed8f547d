import { AsyncLocalStorage } from "node:async_hooks";
import { readByteRange } from "./byte-range.ts";
import type { SandboxContext } from "./env.ts";

/** What is read at once, and at most kept for a reader, in bytes. */
const PART = 256 * 1024;

/** A file that never changes under its ETag. */
interface ServedFile {
  /** In bytes. */
  size: number;
  etag: string;
  headers: { "Content-Type": string; "Cache-Control": string; "Content-Disposition"?: string };
  /** Reads the bytes from `first` up to, not including, `end`; none when the file is gone meanwhile. */
  read(first: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Responds with the file or the requested part of it, or 304 when the browser has this version. It is read as fast as the
 * client takes it, so that one that takes nothing holds no file in memory.
 */
export function sendFile(c: SandboxContext, { size, etag, headers: own, read }: ServedFile): Response {
  const headers = { ...own, "Accept-Ranges": "bytes", ETag: etag };
  const known = c.req.header("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes("*")) return c.body(null, 304, headers);
  // A part cannot complete another version of the file.
  const sameVersion = (c.req.header("If-Range") ?? etag) === etag;
  const range = readByteRange(sameVersion ? c.req.header("Range") : undefined, size);
  switch (range.kind) {
    case "whole":
      return c.body(streamOf(read, 0, size), 200, { ...headers, "Content-Length": String(size) });
    case "part":
      return c.body(streamOf(read, range.first, range.last + 1), 206, {
        ...headers,
        "Content-Range": `bytes ${range.first}-${range.last}/${size}`,
        "Content-Length": String(range.last - range.first + 1),
      });
    case "unsatisfiable":
      return c.body(null, 416, { ...headers, "Content-Range": `bytes */${size}` });
  }
}

/** The bytes from `first` up to, not including, `end`, read when they are asked for, on behalf of the caller. */
function streamOf(read: ServedFile["read"], first: number, end: number): ReadableStream<Uint8Array> {
  const readAsCaller = AsyncLocalStorage.bind(read);
  let next = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const part = await readAsCaller(next, Math.min(next + PART, end));
        // An end before the announced length would look like the whole file.
        if (part.length === 0) throw new Error("A file was deleted while it was sent.");
        next += part.length;
        controller.enqueue(part);
        if (next >= end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
