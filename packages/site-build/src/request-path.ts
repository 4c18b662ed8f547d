import { BACKEND_PATHS } from "./backend-paths.ts";

/** A request's path, split and decoded once: for decisions about the request, never for forwarding it. */
export interface RequestPath {
  /** The decoded segments, joined by slashes. */
  decoded: string;
  /** Whether the request is the backend's. */
  isBackend: boolean;
}

/**
 * Parses the path of a request target as it is in the request line (`/files/a%20b?c`); `null` for one that gets a 400:
 * without a leading slash, not decodable, with a NUL, or with a segment `.` or `..` in any encoding. The backend resolves such a
 * segment, and so would serve another path than the one checked here.
 */
export function readRequestPath(target: string | undefined): RequestPath | null {
  const [path = ""] = (target ?? "").split(/[?#]/, 1);
  // URL parsers drop tabs and line breaks, which could hide a dot segment.
  // oxlint-disable-next-line no-control-regex -- The pattern matches control characters on purpose.
  if (!path.startsWith("/") || /[\x00-\x20\x7f]/.test(path)) return null;
  const segments: string[] = [];
  for (const encoded of path.slice(1).split("/")) {
    const segment = decode(encoded);
    if (segment === null || segment.includes("\0") || hidesDotSegment(segment)) return null;
    segments.push(segment);
  }
  return {
    decoded: `/${segments.join("/")}`,
    isBackend: BACKEND_PATHS.some((prefix) => prefix === `/${segments[0] ?? ""}`),
  };
}

/** Whether a segment is `.` or `..`, or contains one between slashes, however often it is encoded. */
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
