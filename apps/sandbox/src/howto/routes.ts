import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { sha256 } from "../sha256.ts";
import { readByteRange } from "./byte-range.ts";

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

/** Responds with the file or the requested part of it, or 304 when the browser has this version. */
function send(c: SandboxContext, { bytes, etag }: StoredFile, type: string): Response {
  const headers = {
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    // A redrawn video has the same name, so browsers revalidate it after a day.
    "Cache-Control": "public, max-age=86400",
    ETag: etag,
  };
  const known = c.req.header("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes("*")) return c.body(null, 304, headers);
  // A part cannot complete another version of the file.
  const sameVersion = (c.req.header("If-Range") ?? etag) === etag;
  const range = readByteRange(sameVersion ? c.req.header("Range") : undefined, bytes.length);
  switch (range.kind) {
    case "whole":
      return c.body(bytes, 200, { ...headers, "Content-Length": String(bytes.length) });
    case "part":
      return c.body(bytes.slice(range.first, range.last + 1), 206, {
        ...headers,
        "Content-Range": `bytes ${range.first}-${range.last}/${bytes.length}`,
        "Content-Length": String(range.last - range.first + 1),
      });
    case "unsatisfiable":
      return c.body(null, 416, { ...headers, "Content-Range": `bytes */${bytes.length}` });
  }
}
