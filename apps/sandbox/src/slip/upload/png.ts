import { type Container, type FileBytes, chunkName } from "./container.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PIXELS = new Set(["IDAT", "fdAT"]);
const HEAD = 8;
const CRC = 4;

export function isPng({ bytes }: FileBytes): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** Parses a PNG's chunks, which must end with the file; null when it is malformed. */
export function parsePng(file: FileBytes): Container | null {
  const { bytes, view } = file;
  const metadata: Uint8Array[] = [];
  for (let at = SIGNATURE.length; ;) {
    const length = view.getUint32(at);
    const name = chunkName(file, at + 4);
    const next = at + HEAD + length + CRC;
    if (next > bytes.length) return null;
    if ((at === SIGNATURE.length) !== (name === "IHDR")) return null;
    if (!PIXELS.has(name)) metadata.push(bytes.subarray(at, next));
    if (name === "IEND") {
      const first = SIGNATURE.length + HEAD;
      return next === bytes.length
        ? { format: "png", width: view.getUint32(first), height: view.getUint32(first + 4), metadata }
        : null;
    }
    at = next;
  }
}
