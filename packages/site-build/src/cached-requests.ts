import { isPage } from "./site-addresses.ts";

/** A request, as far as the worker decides by it. */
export interface CacheableRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: { has(name: string): boolean };
}

/**
 * What the service worker does with a request: `page` is answered with a page of the release, `file` with a file of the
 * site whose name contains its hash, and `pass` goes to the network as if there were no worker. Everything of a member
 * passes: the backend's paths, other origins, and whatever carries a token.
 * @param origin the site's own.
 */
export function answerKind(request: CacheableRequest, origin: string): "page" | "file" | "pass" {
  const url = new URL(request.url);
  if (url.origin !== origin || request.method !== "GET" || request.headers.has("Authorization"))
    return "pass";
  if (request.mode === "navigate") return isPage(url.pathname) ? "page" : "pass";
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname) ? "file" : "pass";
}

const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg\+xml/,
};

/** Whether an answer is what its address promises: a missing chunk may be answered with a page of HTML. */
export function isSound(url: string, answer: Pick<Response, "status" | "headers">): boolean {
  if (answer.status !== 200) return false;
  const type = answer.headers.get("Content-Type") ?? "";
  const expected = TYPES[new URL(url).pathname.split(".").at(-1) ?? ""];
  return expected === undefined ? !TYPES["html"]?.test(type) : expected.test(type);
}
