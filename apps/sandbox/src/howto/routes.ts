import { existsSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { sendFile } from "../http/send-file.ts";
import { sha256 } from "../sha256.ts";

/** The instruction videos (§2 How to use), as `npm run howto` records them. */
const FOLDER = new URL("../../assets/howto/", import.meta.url);

/** A video in both formats, its captions, and its poster. */
const TYPES = {
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
  webp: "image/webp",
} as const;

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * `/files/howto/{site}/{language}/{video}.{mp4,webm,vtt,webp}`: each site's own screens in each language. Browsers'
 * players request byte ranges.
 */
export function howToRoutes(): Hono<SandboxEnv> {
  const files = new Map<string, StoredFile>();

  function fileOf(path: string): StoredFile {
    const known = files.get(path);
    if (known !== undefined) return known;
    const address = new URL(path, FOLDER);
    if (!existsSync(address)) throw new Refusal("NO_DATA", 404);
    const bytes = new Uint8Array(readFileSync(address));
    const file = { bytes, etag: `"${sha256(bytes).slice(0, 32)}"` };
    files.set(path, file);
    return file;
  }

  return new Hono<SandboxEnv>().get(
    "/files/howto/:site{thai|lao}/:language{th|lo|en}/:file{[a-z-]+\\.(?:mp4|webm|vtt|webp)}",
    (c) => {
      const { site, language, file } = c.req.param();
      const { bytes, etag } = fileOf(`${site}/${language}/${file}`);
      return sendFile(c, {
        size: bytes.length,
        etag,
        // A video that is recorded again has the same name, so browsers revalidate it after a day.
        headers: { "Content-Type": typeOf(file), "Cache-Control": "public, max-age=86400" },
        read: async (first, end) => bytes.subarray(first, end),
      });
    },
  );
}

function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  return TYPES[ending as keyof typeof TYPES];
}
