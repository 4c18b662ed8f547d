import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeadersFile } from "../headers-file.ts";
import { ASSETS, CACHING } from "../site-addresses.ts";
import { WORKER_FILE } from "../worker-file.ts";

/** What a configuration of a web server is written from. */
export interface HostedSite {
  /** The site's name: begins the names in the configuration, so that one server can serve several sites. */
  readonly id: string;
  /** The folder of the built files on the server. */
  readonly root: string;
  /** The headers of every answer, by the build's `_headers`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The origins of the backend's processes (`http://127.0.0.1:4000`). */
  readonly backends: readonly URL[];
  /** The site's host name; `null` for any. */
  readonly domain: string | null;
  /** What it listens on without TLS (`80`, `127.0.0.1:8080`). */
  readonly listen: string;
  /** Whether nginx has its module `brotli_static`; without it a site goes as gzip. */
  readonly brotli: boolean;
  /** The folder with `fullchain.pem` and `privkey.pem`; `null` for a server without TLS. */
  readonly certificate: string | null;
}

/** What browsers are told over HTTPS: that the domain has no other, for a year. */
export const HSTS = "max-age=31536000";

/** The largest body that a server passes on, in megabytes: a form with the chat's largest video (§5 Chat). */
export const BODY_MEGABYTES = 21;

/**
 * What one client may ask of the backend: calls per second, calls beyond them at once, and open requests and chats.
 * A mobile carrier's address stands for hundreds of phones, of which each asks for some twelve calls when it opens home.
 */
export const CLIENT_LIMITS = { callsPerSecond: 100, burst: 400, open: 1_000 };

/** How long a sender of a request may be silent, and the backend with its answer, in seconds. */
export const TIMEOUTS = { connect: 3, sender: 30, backend: 65 };

/**
 * The headers that a built site's `_headers` gives every answer.
 * @throws where the folder has no build, or the file a rule that the other configurations don't write: they know caching
 *   by `CACHING` only.
 */
export function headersOfSite(dist: string): HostedSite["headers"] {
  const file = join(dist, "_headers");
  if (!existsSync(file)) throw new Error(`${dist} has no built site: npm run build builds it.`);
  const rules = readHeadersFile(readFileSync(file, "utf8"));
  for (const { pattern, headers } of rules) {
    const caching = pattern.startsWith(ASSETS)
      ? CACHING.asset
      : pattern === `/${WORKER_FILE}`
        ? CACHING.other
        : null;
    const isKnown =
      pattern === "/*" || headers.every(([name, value]) => name === "Cache-Control" && value === caching);
    if (!isKnown) throw new Error(`_headers has a rule for ${pattern} that web servers would not follow.`);
  }
  return rules.filter(({ pattern }) => pattern === "/*").flatMap(({ headers }) => headers);
}
