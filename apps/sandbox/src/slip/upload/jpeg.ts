import type { Container, FileBytes } from "./container.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Huffman tables, arithmetic conditioning and an extension are in the range of frame headers. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

export function isJpeg({ bytes }: FileBytes): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;
}

/**
 * Parses a JPEG's segments to the end of the picture; null when it is malformed. After the picture only what cameras
 * append may follow: further complete pictures (depth, brightness), zeros, or Samsung's trailer.
 */
export function parseJpeg(file: FileBytes): Container | null {
  const { bytes } = file;
  const metadata: Uint8Array[] = [];
  const first = parsePicture(file, 0, metadata);
  if (first === null || first.width === 0 || first.height === 0) return null;
  let end = first.end;
  while (bytes[end] === 0xff && bytes[end + 1] === SOI) {
    const further = parsePicture(file, end, metadata);
    if (further === null) return null;
    end = further.end;
  }
  const trailer = bytes.subarray(end);
  metadata.push(trailer);
  if (!trailer.every((byte) => byte === 0) && !isSamsungTrailer(trailer)) return null;
  return { format: "jpeg", width: first.width, height: first.height, metadata };
}

interface Picture {
  width: number;
  height: number;
  /** The offset after its last byte. */
  end: number;
}

/** Parses one picture that begins at `start`; adds its segments to `metadata`. */
function parsePicture({ bytes, view }: FileBytes, start: number, metadata: Uint8Array[]): Picture | null {
  let size = { width: 0, height: 0 };
  for (let at = start + 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === EOI) return { ...size, end: at + 2 };
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
      at += 1;
      continue;
    }
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI)) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) return null;
    metadata.push(bytes.subarray(at, next));
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker))
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at = marker === SOS ? endOfScan(bytes, next) : next;
  }
}

/** A scan's pixels end at the next marker that is no restart and no escaped byte. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function isSamsungTrailer(trailer: Uint8Array): boolean {
  return String.fromCharCode(...trailer.subarray(-4)) === "SEFT";
}
