import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { sha256 } from "../../sha256.ts";
import { type MiniQr, readMiniQr } from "../mini-qr.ts";
import { bytesOf, type OpenFile } from "./file-in-worker.ts";
import { inspect, openPicture, whenReadable } from "./inspect.ts";

/** Stored pictures are scaled down to this; a mini-QR stays readable. */
const MAX_EDGE = 2_400;
const QUALITY = 85;
/** The time limit of the QR search. */
const QR_SEARCH_MS = 150;

/** An uploaded slip. */
export interface SlipPicture {
  /** The digest of the bytes as sent. */
  digest: string;
  /** Re-encoded from the pixels, which drops all metadata (location, camera) and hidden content. */
  jpeg: Uint8Array;
  miniQr: MiniQr | null;
}

/** Reads a picture from an open file. */
export function readSlip(file: OpenFile): Promise<SlipPicture | null> {
  return readPicture(bytesOf(file));
}

/** Decodes an uploaded slip; null when it is no complete PNG, JPEG or WebP of an accepted size. */
export async function readPicture(bytes: Uint8Array): Promise<SlipPicture | null> {
  if ((await inspect(bytes)) === null) return null;
  const pixels = await whenReadable(decode(bytes));
  if (pixels === null) return null;
  const jpeg = await sharp(pixels.data, { raw: { ...pixels, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { digest: sha256(bytes), jpeg, miniQr: findMiniQr(pixels) };
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The picture upright, on white, in three bytes per pixel. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture was decoded to ${info.channels} bytes per pixel.`);
  return { data, width: info.width, height: info.height };
}

function findMiniQr({ data, width, height }: Pixels): MiniQr | null {
  try {
    return readMiniQr(decodeQR({ data, width, height }, { format: "RGB", timeLimit: QR_SEARCH_MS }));
  } catch (error) {
    // The reader throws an Error when it finds no QR.
    if (error instanceof Error) return null;
    throw error;
  }
}
