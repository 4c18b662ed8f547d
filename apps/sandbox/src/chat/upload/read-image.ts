import sharp from "sharp";
import { inspect, MAX_PIXELS } from "../../slip/upload/inspect.ts";

/** Larger pictures are scaled down: no phone shows more. */
const MAX_EDGE = 2_400;
const QUALITY = 85;

/** A picture as it is stored; `type` is its media type. */
interface StoredImage {
  type: string;
  bytes: Uint8Array;
}

/**
 * Decodes an uploaded picture; null when it is no complete PNG, JPEG or GIF of an accepted size. PNG and JPEG are encoded
 * again, which drops all metadata (location, camera) and hidden content; a GIF keeps its frames as they are.
 */
export async function readImage(bytes: Uint8Array<ArrayBuffer>): Promise<StoredImage | null> {
  const format = inspect(bytes, ["png", "jpeg", "gif"])?.format;
  if (format === undefined) return null;
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: MAX_PIXELS });
  const scaled = picture
    .clone()
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true });
  try {
    switch (format) {
      case "png":
        return { type: "image/png", bytes: await scaled.png().toBuffer() };
      case "jpeg":
        return { type: "image/jpeg", bytes: await scaled.jpeg({ quality: QUALITY }).toBuffer() };
      case "gif":
        await picture.stats();
        return { type: "image/gif", bytes };
      case "webp":
        return null;
    }
  } catch (error) {
    // The decoder throws an Error for a broken file.
    if (error instanceof Error) return null;
    throw error;
  }
}
