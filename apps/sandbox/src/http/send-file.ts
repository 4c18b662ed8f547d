import { readByteRange } from "./byte-range.ts";
import type { SandboxContext } from "./env.ts";

/** A file that never changes under its ETag. */
interface ServedFile {
  /** In bytes. */
  size: number;
  etag: string;
  headers: { "Content-Type": string; "Cache-Control": string; "Content-Disposition"?: string };
  /** Reads the bytes from `first` up to, not including, `end`. */
  read(first: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Responds with the file or the requested part of it, or 304 when the browser has this version. */
export async function sendFile(
  c: SandboxContext,
  { size, etag, headers: own, read }: ServedFile,
): Promise<Response> {
  const headers = { ...own, "Accept-Ranges": "bytes", ETag: etag };
  const known = c.req.header("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes("*")) return c.body(null, 304, headers);
  // A part cannot complete another version of the file.
  const sameVersion = (c.req.header("If-Range") ?? etag) === etag;
  const range = readByteRange(sameVersion ? c.req.header("Range") : undefined, size);
  switch (range.kind) {
    case "whole":
      return c.body(await read(0, size), 200, { ...headers, "Content-Length": String(size) });
    case "part":
      return c.body(await read(range.first, range.last + 1), 206, {
        ...headers,
        "Content-Range": `bytes ${range.first}-${range.last}/${size}`,
        "Content-Length": String(range.last - range.first + 1),
      });
    case "unsatisfiable":
      return c.body(null, 416, { ...headers, "Content-Range": `bytes */${size}` });
  }
}
