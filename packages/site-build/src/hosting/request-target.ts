import { BACKEND_PATHS } from "../backend-paths.ts";
import { ASSETS, ENCODINGS, HOST_FILES } from "../site-addresses.ts";

const DOT = "(?:[.]|%(?:25)*2e)";
const SLASH = "(?:/|[\\x5c]|%(?:25)*(?:2f|5c))";

/**
 * Matches, in any case, the target of a request line that a web server must refuse: with a dot segment in any encoding,
 * a NUL, a byte that is not UTF-8, or an encoded slash in the first segment. The server decodes a path before it chooses
 * who answers, and passes it on as it came: the backend would resolve it to a path that was never checked.
 */
export const MALFORMED_TARGET = [
  `^[^?#]*${SLASH}${DOT}{1,2}(?:${SLASH}|[?#]|$)`,
  "^[^?#]*%(?:25)*(?:00|c0|c1|f[5-9a-f])",
  // The target may be a whole URL.
  "^(?:[a-z]+://[^/?#]*)?/[^/?#]*%(?:2f|5c)",
].join("|");

/** Matches a decoded path of the backend. Not `$`, which in nginx also matches before a line break at the end. */
export const BACKEND_PATH = `^(?:${BACKEND_PATHS.map(literal).join("|")})(?:/|\\z)`;

/** Matches a path that is never served (`isHidden`). */
export const HIDDEN_PATH = [
  "/[.]",
  `^(?:${HOST_FILES.map(literal).join("|")})\\z`,
  `(?:${ENCODINGS.map(({ suffix }) => literal(suffix)).join("|")})\\z`,
].join("|");

/** Matches the path of a file, which has no page in its place. */
export const FILE_PATH = `^${ASSETS}|[.][^/.]+\\z`;

function literal(path: string): string {
  return path.replaceAll(".", "[.]");
}
