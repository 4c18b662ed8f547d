import { isHashed } from "./hashed-names.ts";
import { isPage } from "./site-addresses.ts";

/** A request, as far as the worker decides by it. */
export interface CacheableRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: { has(name: string): boolean };
}

/**
 * What the service worker does with a request: `page` is answered with a page of the release, `file` with a file of it,
 * or of the last one, whose names contain their hashes, and `pass` goes to the network as if there were no worker.
 * Everything of a member passes: the backend's paths, other origins, and whatever carries a token.
 * @param origin the site's own.
 * @param isOfRelease whether a path is that of a file of the release, such as the site's icon.
 */
export function answerKind(
  request: CacheableRequest,
  origin: string,
  isOfRelease: (path: string) => boolean,
): "page" | "file" | "pass" {
  const url = new URL(request.url);
  if (url.origin !== origin || request.method !== "GET" || request.headers.has("Authorization"))
    return "pass";
  if (request.mode === "navigate") return isPage(url.pathname) ? "page" : "pass";
  return isHashed(url.pathname) || isOfRelease(url.pathname) ? "file" : "pass";
}
