import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { sendFile } from "../http/send-file.ts";
import { sha256 } from "../sha256.ts";

/** The instruction videos (§2 How to use), as `tools/howto-videos` draws them. */
const VIDEOS = ["wallet", "enter-game", "check-balance", "receive-bonus", "end-bonus"];
const DEFAULT_LANGUAGE = "th";
const FOLDER = new URL("../../assets/howto/", import.meta.url);

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * `/files/howto/{language}/{video}.mp4`, `/files/howto/{video}.mp4` in Thai, and a poster `/files/howto/{video}.svg` of
 * each. Browsers' players request byte ranges.
 */
export function howToRoutes(): Hono<SandboxEnv> {
  const files = new Map<string, StoredFile>();

  function fileOf(path: string): StoredFile {
    const known = files.get(path);
    if (known !== undefined) return known;
    const bytes = new Uint8Array(readFileSync(new URL(path, FOLDER)));
    const file = { bytes, etag: `"${sha256(bytes).slice(0, 32)}"` };
    files.set(path, file);
    return file;
  }

  const sendVideo = (c: SandboxContext, language: string, file: string) =>
    send(c, fileOf(`${language}/${checkListed(file, "mp4")}`), "video/mp4");

  return new Hono<SandboxEnv>()
    .get("/files/howto/:language{th|lo|en}/:file{[a-z-]+\\.mp4}", (c) =>
      sendVideo(c, c.req.param("language"), c.req.param("file")),
    )
    .get("/files/howto/:file{[a-z-]+\\.mp4}", (c) => sendVideo(c, DEFAULT_LANGUAGE, c.req.param("file")))
    .get("/files/howto/:file{[a-z-]+\\.svg}", (c) =>
      send(c, fileOf(checkListed(c.req.param("file"), "svg")), "image/svg+xml"),
    );
}

function checkListed(file: string, extension: string): string {
  if (!VIDEOS.some((name) => `${name}.${extension}` === file)) throw new Refusal("NO_DATA", 404);
  return file;
}

function send(c: SandboxContext, { bytes, etag }: StoredFile, type: string): Response {
  return sendFile(c, {
    size: bytes.length,
    etag,
    // A redrawn video has the same name, so browsers revalidate it after a day.
    headers: { "Content-Type": type, "Cache-Control": "public, max-age=86400" },
    read: async (first, end) => bytes.subarray(first, end),
  });
}
