import { createHash } from "node:crypto";
import { CACHING } from "./site-addresses.ts";
import { WORKER_FILE } from "./worker-file.ts";

/** Origins of a build's calls and pictures, besides its own. */
export interface BuildOrigins {
  apiUrl: string;
  chatUrl: string;
  mediaOrigins: string;
  /** The base of the instruction videos; a path means the page's own origin. */
  howToBase: string;
  /** Where reports of errors and web vitals go; a path means the page's own origin. */
  reportUrl: string;
}

/** Reads the origins from a build's environment (`VITE_API_URL`, `VITE_CHAT_URL`, `VITE_MEDIA_ORIGINS`, `VITE_HOWTO_BASE`, `VITE_REPORT_URL`). */
export function originsFrom(environment: Record<string, string | undefined>): BuildOrigins {
  return {
    apiUrl: environment["VITE_API_URL"] ?? "",
    chatUrl: environment["VITE_CHAT_URL"] ?? "",
    mediaOrigins: environment["VITE_MEDIA_ORIGINS"] ?? "",
    howToBase: environment["VITE_HOWTO_BASE"] ?? "",
    reportUrl: environment["VITE_REPORT_URL"] ?? "",
  };
}

/** The hash by which a policy allows one inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The only definition of a site's security headers, as a `_headers` file that static hosts and the local server read.
 * Game pages open in separate windows, so the opener policy allows them.
 * @param assets The paths that the build wrote with a hash in their name (`assets/a-1f.js`), to be cached forever. Each
 * has a rule: hosts apply the headers of a pattern to its 404s too, and a browser would cache the 404 of a chunk missed
 * during a release. Hosts with a limit on rules cache the rest for a shorter time.
 */
export function headersFile(
  origins: BuildOrigins,
  inline: { scripts: string[]; styles: string[] },
  assets: readonly string[],
): string {
  const api = originOf(origins.apiUrl);
  const chat = originOf(origins.chatUrl);
  const media = origins.mediaOrigins.split(/\s+/).map(originOf);
  const videos = originOf(origins.howToBase);
  const pictures = ["'self'", "data:", "blob:", api, chat, videos, ...media];
  const policy = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inline.scripts.map(inlineHash)],
    ["worker-src", "'self'"],
    ["style-src", "'self'", ...inline.styles.map(inlineHash)],
    ["connect-src", "'self'", api, chat, socketOf(chat), originOf(origins.reportUrl)],
    ["img-src", ...pictures],
    ["media-src", ...pictures],
    ["font-src", "'self'"],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // `service-worker` passes the address of the site's own worker alone.
    ["trusted-types", "dompurify", "service-worker"],
  ].map((directive) => [...new Set(directive.filter((part) => part !== null))].join(" "));

  return [
    "/*",
    `  Content-Security-Policy: ${policy.join("; ")}`,
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: no-referrer",
    "  Permissions-Policy: camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "  Cross-Origin-Opener-Policy: same-origin-allow-popups",
    "  X-Frame-Options: DENY",
    // A browser asks for a new release by it.
    `/${WORKER_FILE}`,
    `  Cache-Control: ${CACHING.other}`,
    ...assets.flatMap((path) => [`/${path}`, `  Cache-Control: ${CACHING.asset}`]),
    "",
  ].join("\n");
}

/** The origin of a setting; `null` for an empty one or a path, which mean the page's own. Throws on an invalid URL. */
function originOf(setting: string): string | null {
  return setting === "" || setting.startsWith("/") ? null : new URL(setting).origin;
}

function socketOf(origin: string | null): string | null {
  return origin === null ? null : origin.replace(/^http/, "ws");
}
