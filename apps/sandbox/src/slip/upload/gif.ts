import { chunkName, type Container, type FileBytes } from "./container.ts";

const HEAD = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

export function isGif(file: FileBytes): boolean {
  return (
    chunkName(file, 0) === "GIF8" &&
    (file.bytes[4] === 0x37 || file.bytes[4] === 0x39) &&
    file.bytes[5] === 0x61
  );
}

/** Parses a GIF's blocks, which must end with the file; null when it is malformed. */
export function parseGif(file: FileBytes): Container | null {
  const { bytes, view } = file;
  const metadata: Uint8Array[] = [];
  let hasPixels = false;
  for (let at = HEAD + colourTable(view.getUint8(10)); ;) {
    const kind = view.getUint8(at);
    if (kind === TRAILER)
      return hasPixels && at + 1 === bytes.length
        ? { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true), metadata }
        : null;
    if (kind === EXTENSION) {
      const end = endOfBlocks(file, at + 2);
      metadata.push(bytes.subarray(at, end));
      at = end;
    } else if (kind === FRAME) {
      hasPixels = true;
      // Position, size and flags; then the frame's colours, one byte, and the pixels.
      at = endOfBlocks(file, at + 10 + colourTable(view.getUint8(at + 9)) + 1);
    } else return null;
  }
}

/** The length of the colour table that these flags announce. */
function colourTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The offset after a chain of blocks, each with its length before it, that ends with an empty one. */
function endOfBlocks({ view }: FileBytes, start: number): number {
  let at = start;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
  return at + 1;
}
