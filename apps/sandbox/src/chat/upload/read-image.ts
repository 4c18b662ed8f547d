import { inspect, openPicture, whenReadable } from "../../slip/upload/inspect.ts";

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
  const format = (await inspect(bytes, ["png", "jpeg", "gif"]))?.format;
  const picture = openPicture(bytes);
  const scaled = () =>
    picture
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true });
  switch (format) {
    case "png":
      return stored("image/png", scaled().png().toBuffer());
    case "jpeg":
      return stored("image/jpeg", scaled().jpeg({ quality: QUALITY }).toBuffer());
    case "gif":
      return stored(
        "image/gif",
        picture.stats().then(() => bytes),
      );
    case "webp":
    case undefined:
      return null;
  }
}

async function stored(type: string, encoding: Promise<Uint8Array>): Promise<StoredImage | null> {
  const bytes = await whenReadable(encoding);
  return bytes && { type, bytes };
}
