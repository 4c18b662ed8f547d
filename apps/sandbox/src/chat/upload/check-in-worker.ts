import { ftruncateSync, writeSync } from "node:fs";
import { bytesOf, type OpenFile } from "../../slip/upload/file-in-worker.ts";
import { readImage } from "./read-image.ts";
import { videoType } from "./video-type.ts";

/** A file whose content was checked. */
export interface CheckedFile {
  /** Its media type by its content. */
  type: string;
  /** What is stored of it, in bytes. */
  size: number;
}

/** Checks a picture by its content, and replaces it by what is stored of it; null when it is not accepted. */
export async function checkImage(file: OpenFile): Promise<CheckedFile | null> {
  const image = await readImage(bytesOf(file));
  if (image === null) return null;
  ftruncateSync(file.fd);
  for (let at = 0; at < image.bytes.length;)
    at += writeSync(file.fd, image.bytes, at, image.bytes.length - at, at);
  return { type: image.type, size: image.bytes.length };
}

/** Checks a video by its content; null when it is not accepted. */
export function checkVideo(file: OpenFile): CheckedFile | null {
  const type = videoType(bytesOf(file));
  return type === null ? null : { type, size: file.size };
}
