import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { SandboxContext, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { readByteRange } from "./byte-range.ts";

/** The instruction clips (§2 How to use), as `tools/howto-videos` draws them. */
const CLIPS = ["wallet", "enter-game", "check-balance", "receive-bonus", "end-bonus"] as const;
const LANGUAGES = ["th", "lo", "en"] as const;
/** The language of the clip that stands for all. */
const FIRST_LANGUAGE = LANGUAGES[0];

const FOLDER = new URL("../../assets/howto/", import.meta.url);

interface Clip {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * `/files/howto/{language}/{clip}.mp4`, one per language, `/files/howto/{clip}.mp4` in Thai, and the posters beside
 * them. Players ask for them in parts.
 */
export function howToRoutes(): Hono<SandboxEnv> {
  const read = new Map<string, Clip>();

  /** A file of the folder, read once. */
  function clip(path: string): Clip {
    const known = read.get(path);
    if (known !== undefined) return known;
    const bytes = new Uint8Array(readFileSync(new URL(path, FOLDER)));
    const found = { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
    read.set(path, found);
    return found;
  }

  return new Hono<SandboxEnv>()
    .get("/files/howto/:language{th|lo|en}/:file{[a-z-]+\\.mp4}", (c) =>
      send(c, clip(`${c.req.param("language")}/${listed(c.req.param("file"), "mp4")}.mp4`), "video/mp4"),
    )
    .get("/files/howto/:file{[a-z-]+\\.mp4}", (c) =>
      send(c, clip(`${FIRST_LANGUAGE}/${listed(c.req.param("file"), "mp4")}.mp4`), "video/mp4"),
    )
    .get("/files/howto/:file{[a-z-]+\\.svg}", (c) =>
      send(c, clip(`${listed(c.req.param("file"), "svg")}.svg`), "image/svg+xml"),
    );
}

/** The clip whose file with this ending is asked for; whoever asks for another is told that there is none. */
function listed(file: string, ending: string): string {
  const name = CLIPS.find((each) => `${each}.${ending}` === file);
  if (name === undefined) throw new Refusal("NO_DATA", 404);
  return name;
}

/** Answers the file or the part of it that is asked for, unless the browser has it already. */
function send(c: SandboxContext, { bytes, etag }: Clip, type: string): Response {
  const headers = {
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    // The names stay when a clip is drawn anew: kept for a day, then asked about by its tag.
    "Cache-Control": "public, max-age=86400",
    ETag: etag,
  };
  const kept = c.req.header("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (kept.includes(etag) || kept.includes("*")) return c.body(null, 304, headers);
  // A part is of no use to whoever holds the rest of another version.
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
