const HEAD = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

/** Whether a GIF's blocks end with the file: it is stored as it came, so nothing may hide behind its frames. */
export function isWholeGif(file: Buffer): boolean {
  for (let at = HEAD + colourTable(file[10]); at < file.length;) {
    const kind = file[at];
    if (kind === TRAILER) return at + 1 === file.length;
    if (kind === EXTENSION) at = endOfBlocks(file, at + 2);
    // Position, size and flags; then the frame's colours, one byte, and the pixels.
    else if (kind === FRAME) at = endOfBlocks(file, at + 10 + colourTable(file[at + 9]) + 1);
    else return false;
  }
  return false;
}

/** The length of the colour table that these flags announce. */
function colourTable(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The offset after a chain of blocks, each with its length before it, that ends with an empty one. */
function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  for (let length = file[at] ?? 0; length > 0; length = file[at] ?? 0) at += length + 1;
  return at + 1;
}
