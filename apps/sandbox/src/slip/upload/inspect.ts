import sharp, { type Sharp } from "sharp";
import { isWholeGif } from "./gif.ts";

/** A large phone camera takes pictures of this size. */
const MAX_PIXELS = 8_192 * 6_144;

/**
 * Pages, scripts and documents hidden in a file. The pixels are searched too, so each pattern is long enough that a
 * compressed picture of 10 MB contains it once in 100,000 times.
 */
const HIDDEN_TEXT = /<(?:!doctype\s|(?:html|script|iframe)[\s/>]|\?php\s|svg\s+xmlns)|%pdf-\d\.\d/i;
/** The beginning and the end of an archive. */
const HIDDEN_ARCHIVE = ["PK\u0003\u0004", "PK\u0005\u0006"];

type Format = "png" | "jpeg" | "webp" | "gif";

/** The first bytes of each format, and whether a file ends where the decoder stops reading. */
const FORMATS: Record<Format, { begin: string; isWhole: (file: Buffer) => boolean }> = {
  png: {
    begin: "\x89PNG\r\n\x1a\n",
    isWhole: (file) => file.indexOf(PNG_END) === file.length - PNG_END.length,
  },
  jpeg: {
    begin: "\xff\xd8\xff",
    // Cameras append further pictures (depth, brightness), zeros, or Samsung's trailer.
    isWhole: (file) => /(?:\xff\xd9\0*|SEFT)$/.test(file.toString("latin1")),
  },
  webp: {
    begin: "RIFF",
    isWhole: (file) => file.toString("latin1", 8, 12) === "WEBP" && file.readUInt32LE(4) + 8 === file.length,
  },
  gif: { begin: "GIF8", isWhole: isWholeGif },
};
/** The last chunk: no bytes, its name and its checksum. */
const PNG_END = Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1");

/** The formats of a slip. */
const SLIP_FORMATS: readonly Format[] = ["png", "jpeg", "webp"];

/** A picture file, by its header. */
interface Header {
  format: Format;
  width: number;
  height: number;
}

/**
 * Inspects a file before it is decoded: by content a picture of one of the formats, complete to its last byte, without
 * hidden documents, and not too large. Null for anything else.
 */
export async function inspect(bytes: Uint8Array, formats = SLIP_FORMATS): Promise<Header | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = file.toString("latin1", 0, 8);
  const format = formats.find((each) => head.startsWith(FORMATS[each].begin));
  if (format === undefined || !FORMATS[format].isWhole(file) || hidesContent(file)) return null;
  const size = await whenReadable(openPicture(file).metadata());
  return size && { format, width: size.width, height: size.height };
}

/** Opens a picture for decoding, which fails when it is broken or has too many pixels. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: "warning", limitInputPixels: MAX_PIXELS });
}

/** What the decoder reads of a picture; null when it cannot. */
export async function whenReadable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    // The decoder throws an Error for a broken file.
    if (error instanceof Error) return null;
    throw error;
  }
}

/** Whether a file or a part of one contains a page, a script, a document or an archive. */
export function hidesContent(part: Uint8Array): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1");
  return HIDDEN_TEXT.test(text) || HIDDEN_ARCHIVE.every((mark) => text.includes(mark));
}
