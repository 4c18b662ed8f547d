import { createHash } from "node:crypto";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { type MiniQr, readMiniQr } from "../mini-qr.ts";
import { inspect, MOST_PIXELS } from "./inspect.ts";

/** The longest edge that is kept; a mini-QR is well readable at it. */
const LONGEST_EDGE = 2_400;
const QUALITY = 85;
/** How long a QR is looked for in a picture that shows none at first sight. */
const QR_SEARCH_MS = 150;

/** An uploaded slip. */
export interface SlipPicture {
  /** Of the bytes as they were sent. */
  digest: string;
  /** A JPEG made anew from the pixels: nothing of the sent file itself is kept (place, camera, whatever hid in it). */
  jpeg: Uint8Array;
  miniQr: MiniQr | null;
}

/** Decodes an uploaded slip; null when it is no whole PNG, JPEG or WebP of a size that is taken. */
export async function readPicture(bytes: Uint8Array): Promise<SlipPicture | null> {
  if (inspect(bytes) === null) return null;
  const pixels = await decode(bytes);
  if (pixels === null) return null;
  const jpeg = await sharp(pixels.data, { raw: { ...pixels, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { digest: createHash("sha256").update(bytes).digest("hex"), jpeg, miniQr: findMiniQr(pixels) };
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The picture upright, on white, in three bytes a pixel; null when it can't be decoded to its end. */
async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(bytes, { failOn: "warning", limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height } : null;
  } catch (error) {
    // The decoder's one way to say that a file is broken.
    if (error instanceof Error) return null;
    throw error;
  }
}

function findMiniQr({ data, width, height }: Pixels): MiniQr | null {
  try {
    return readMiniQr(decodeQR({ data, width, height }, { format: "RGB", timeLimit: QR_SEARCH_MS }));
  } catch (error) {
    // The reader's one way to say that there is no QR.
    if (error instanceof Error) return null;
    throw error;
  }
}
