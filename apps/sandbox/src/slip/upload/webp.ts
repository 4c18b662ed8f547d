import { type Container, type FileBytes, chunkName } from "./container.ts";

const HEAD = 8;
const FIRST_CHUNK = 12;
const PIXELS = new Set(["VP8 ", "VP8L", "ALPH", "ANMF"]);
const LOSSLESS = 0x2f;

export function isWebp(file: FileBytes): boolean {
  return chunkName(file, 0) === "RIFF" && chunkName(file, 8) === "WEBP";
}

/** Parses a WebP's chunks, which must end with the file; null when it is malformed. */
export function parseWebp(file: FileBytes): Container | null {
  const { bytes, view } = file;
  if (view.getUint32(4, true) + HEAD !== bytes.length) return null;
  const metadata: Uint8Array[] = [];
  let size: Size | null = null;
  let hasPixels = false;
  for (let at = FIRST_CHUNK; at < bytes.length;) {
    const name = chunkName(file, at);
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even offsets.
    const next = at + HEAD + length + (length % 2);
    if (next > bytes.length) return null;
    // In an extended file the canvas comes first and determines the decoded size.
    size ??= sizeIn(file, name, at + HEAD);
    if (PIXELS.has(name)) hasPixels = true;
    else metadata.push(bytes.subarray(at, next));
    at = next;
  }
  return size === null || !hasPixels ? null : { format: "webp", ...size, metadata };
}

interface Size {
  width: number;
  height: number;
}

/** The picture's size, if the chunk contains it. */
function sizeIn({ view }: FileBytes, name: string, at: number): Size | null {
  switch (name) {
    case "VP8X":
      return { width: 1 + uint24(view, at + 4), height: 1 + uint24(view, at + 7) };
    case "VP8L": {
      if (view.getUint8(at) !== LOSSLESS) return null;
      const bits = view.getUint32(at + 1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ":
      return {
        width: view.getUint16(at + 6, true) & 0x3fff,
        height: view.getUint16(at + 8, true) & 0x3fff,
      };
    default:
      return null;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
