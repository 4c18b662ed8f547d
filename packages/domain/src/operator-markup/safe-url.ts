/** What a URL is for: `link` leads somewhere, `picture` is shown. */
export type UrlUse = "link" | "picture";

/** The parts of an address, as `URL` names them. */
export type ParsedUrl = Readonly<
  Record<"href" | "origin" | "protocol" | "pathname" | "username" | "password", string>
>;

/** In every browser and in Node, but not of the language itself. */
declare const URL: new (url: string, base?: string) => ParsedUrl;

const LINK_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "tel:", "mailto:", "line:"]);
const PICTURE_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:"]);
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Checks every URL that data supplies: returns it when it is safe to follow (`link`: http, https, tel, mailto, line)
 * or to show (`picture`: http, https, data images), else `null`. It is read as the browser would read it on the page,
 * and returned as it was read: use the result, not the original text. A path of the page's site stays a path.
 * @param base the page's own address.
 */
export function readSafeUrl(url: string, use: UrlUse, base: string): string | null {
  const parsed = parseUrl(url, base);
  if (parsed === null) return null;
  // A user name before the host can disguise where a link leads.
  if (parsed.username !== "" || parsed.password !== "") return null;
  const own = new URL(base).origin;
  // Not by its origin: that of a `blob:` is its maker's.
  if (parsed.href.startsWith(`${own}/`)) {
    // "/.//evil.example" becomes "//evil.example", which would leave this site.
    return parsed.pathname.startsWith("//") ? null : parsed.href.slice(own.length);
  }
  if (use === "picture" && PICTURE_DATA.test(parsed.href)) return parsed.href;
  const schemes = use === "link" ? LINK_SCHEMES : PICTURE_SCHEMES;
  return schemes.has(parsed.protocol) ? parsed.href : null;
}

/** Parses an address as the browser would on a page of the address `base`; `null` for a blank one, or none at all. */
export function parseUrl(url: string, base: string): ParsedUrl | null {
  if (url.trim() === "") return null;
  // `URL.canParse` is missing in Safari before 17 and Chrome before 120.
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
