import { BACKEND_PATHS } from "./backend-paths.ts";

/** A request's path, split and decoded once: for deciding about the request, never for passing it on. */
export interface RequestPath {
  /** The decoded segments, joined by slashes. */
  decoded: string;
  /** Whether the request is the backend's. */
  isBackend: boolean;
}

/**
 * Reads the path of a request target as it stands in the request line (`/files/a%20b?c`); `null` for one to be answered
 * with 400: not beginning with a slash, not decodable, or with a segment `.` or `..`, encoded in whatever way. Such a
 * segment would lead the backend, which resolves it, to another path than the one that was looked at here.
 */
export function readRequestPath(target: string | undefined): RequestPath | null {
  const [path = ""] = (target ?? "").split(/[?#]/, 1);
  // URL parsers leave out tabs and line breaks, which could hide a dot segment.
  // oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
  if (!path.startsWith("/") || /[\x00-\x20\x7f]/.test(path)) return null;
  const segments: string[] = [];
  for (const encoded of path.slice(1).split("/")) {
    const segment = decode(encoded);
    if (segment === null || hidesDotSegment(segment)) return null;
    segments.push(segment);
  }
  return {
    decoded: `/${segments.join("/")}`,
    isBackend: BACKEND_PATHS.some((prefix) => prefix === `/${segments[0] ?? ""}`),
  };
}

/** Whether a segment is `.` or `..`, or holds one between slashes, however often it is encoded. */
function hidesDotSegment(segment: string): boolean {
  for (let text = segment; ;) {
    if (text.split(/[/\\]/).some((part) => part === "." || part === "..")) return true;
    const deeper = decode(text);
    if (deeper === null || deeper === text) return false;
    text = deeper;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // Malformed percent-encoding.
  }
}
