import { readSync } from "node:fs";

/** An open file, for a worker thread: its bytes are not copied between threads. */
export interface OpenFile {
  fd: number;
  /** In bytes. */
  size: number;
}

/** All bytes of a file, read inside a worker thread. */
export function bytesOf({ fd, size }: OpenFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) throw new Error("A file is shorter than received.");
    at += read;
  }
  return bytes;
}
