import { type Container, type FileBytes, fileBytes } from "./container.ts";
import { isJpeg, walkJpeg } from "./jpeg.ts";
import { isPng, walkPng } from "./png.ts";
import { isWebp, walkWebp } from "./webp.ts";

/** The most pixels that are decoded: 8192 by 6144, what a large phone's camera takes. */
export const MOST_PIXELS = 8_192 * 6_144;

/** How pages, scripts, documents and archives begin, where they hide in a picture's texts. */
const HIDDEN_TEXT = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)|%pdf-/i;
const HIDDEN_ARCHIVE = ["PK\u0003\u0004", "PK\u0005\u0006"];

/**
 * Looks at a file before it is decoded: its first bytes make it a PNG, a JPEG or a WebP, whatever its name and type
 * say; its parts fill it to the end; nothing else hides between them; and its pixels are not too many.
 * Null for anything else.
 */
export function inspect(bytes: Uint8Array): Container | null {
  const container = walk(fileBytes(bytes));
  if (container === null) return null;
  const { width, height, around } = container;
  if (width * height === 0 || width * height > MOST_PIXELS) return null;
  return around.some(hides) ? null : container;
}

function hides(part: Uint8Array): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
  return HIDDEN_TEXT.test(text) || HIDDEN_ARCHIVE.some((begin) => text.includes(begin));
}

function walk(file: FileBytes): Container | null {
  try {
    if (isPng(file)) return walkPng(file);
    if (isJpeg(file)) return walkJpeg(file);
    return isWebp(file) ? walkWebp(file) : null;
  } catch (error) {
    // A file that ends within a part of itself.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
