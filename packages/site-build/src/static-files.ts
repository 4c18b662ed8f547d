import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { extname, join, sep } from "node:path";
import { CACHING, ENCODINGS, isHidden, isPage, pageFile } from "./site-addresses.ts";

/** The content types of a site's files, by their extension; any other file is `application/octet-stream`. */
export const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

export interface StaticAnswer {
  status: 200 | 304 | 400 | 404 | 405;
  headers: Record<string, string>;
  body: Buffer;
}

/** The answer to a path that fails to parse. */
export const BAD_REQUEST = refused(400, "Bad request");
/** The answer to any method but reading. */
export const NOT_ALLOWED = refused(405, "Method not allowed", { Allow: "GET, HEAD" });
const NOT_FOUND = refused(404, "Not found");

function refused(status: StaticAnswer["status"], text: string, headers = {}): StaticAnswer {
  return { status, headers: { "Content-Type": "text/plain", ...headers }, body: Buffer.from(`${text}\n`) };
}

/**
 * A built site in memory: it serves only files that the build wrote, so no path leads out of its folder. An address
 * without an extension is one of the site's own: it gets the HTML file of that name (`/login`: `login.html`), else
 * `index.html`; a missing file is a 404.
 */
export function readSite(folder: string): (path: string, asked: IncomingHttpHeaders) => StaticAnswer {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length).split(sep).join("/").replace(/^\/?/, "/"), readFileSync(path));
  }

  return (path, asked) => {
    const page = pageFile(path, (file) => files.has(file));
    const isAddress = files.has(path) && !isHidden(path);
    const wanted = isAddress ? path : isPage(path) ? page : null;
    const plain = wanted === null ? undefined : files.get(wanted);
    if (wanted === null || plain === undefined) return NOT_FOUND;
    const encoding = ENCODINGS.find(
      ({ name, suffix }) =>
        new RegExp(`\\b${name}\\b`).test(String(asked["accept-encoding"])) && files.has(wanted + suffix),
    );
    const body = (encoding && files.get(wanted + encoding.suffix)) ?? plain;
    const version = `"${createHash("sha256").update(body).digest("base64url")}"`;
    const headers = { "Cache-Control": CACHING.other, Vary: "Accept-Encoding", ETag: version };
    if (asked["if-none-match"] === version) return { status: 304, headers, body: Buffer.alloc(0) };
    return {
      status: 200,
      headers: {
        ...headers,
        "Content-Type": TYPES[extname(wanted)] ?? "application/octet-stream",
        ...(encoding && { "Content-Encoding": encoding.name }),
      },
      body,
    };
  };
}
