import { type Container, type FileBytes, fileBytes, type Format } from "./container.ts";
import { isGif, parseGif } from "./gif.ts";
import { isJpeg, parseJpeg } from "./jpeg.ts";
import { isPng, parsePng } from "./png.ts";
import { isWebp, parseWebp } from "./webp.ts";

/** As many as a large phone camera takes. */
export const MAX_PIXELS = 8_192 * 6_144;

/** The beginnings of pages, scripts and documents hidden in a picture's metadata. */
const HIDDEN_TEXT = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)|%pdf-/i;
const HIDDEN_ARCHIVE = ["PK\u0003\u0004", "PK\u0005\u0006"];

/** The formats of a slip. */
const SLIP_FORMATS: readonly Format[] = ["png", "jpeg", "webp"];

/**
 * Inspects a file before it is decoded: by content a picture of one of the formats, complete to its last byte, without
 * hidden documents in its metadata, and not too large. Null for anything else.
 */
export function inspect(bytes: Uint8Array, formats = SLIP_FORMATS): Container | null {
  const container = parse(fileBytes(bytes));
  if (container === null || !formats.includes(container.format)) return null;
  const { width, height, metadata } = container;
  if (width * height === 0 || width * height > MAX_PIXELS) return null;
  return metadata.some(hidesContent) ? null : container;
}

/** Whether a part of a file contains the beginning of a page, a script, a document or an archive. */
export function hidesContent(part: Uint8Array): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
  return HIDDEN_TEXT.test(text) || HIDDEN_ARCHIVE.some((begin) => text.includes(begin));
}

function parse(file: FileBytes): Container | null {
  try {
    if (isPng(file)) return parsePng(file);
    if (isJpeg(file)) return parseJpeg(file);
    if (isGif(file)) return parseGif(file);
    return isWebp(file) ? parseWebp(file) : null;
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
