/** What a URL is for: `link` leads somewhere, `picture` is shown. */
export type UrlUse = "link" | "picture";

const LINK_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "tel:", "mailto:", "line:"]);
const PICTURE_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:"]);
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
/** The base of relative URLs in data: the page, as in the browser; without a page, a host that cannot exist. */
const base = () => (typeof document === "undefined" ? "https://own.invalid" : document.baseURI);

/**
 * Checks every URL that data supplies: returns it when it is safe to follow (`link`: http, https, tel, mailto, line)
 * or to show (`picture`: http, https, data images), else `null`. It is read as the browser would read it on this page,
 * and returned as it was read: use the result, not the original text. A path of this site stays a path.
 */
export function safeUrl(url: string | null | undefined, use: UrlUse = "link"): string | null {
  const text = url ?? "";
  if (text.trim() === "" || !URL.canParse(text, base())) return null;
  const parsed = new URL(text, base());
  // A user name before the host can disguise where a link leads.
  if (parsed.username !== "" || parsed.password !== "") return null;
  const own = new URL(base()).origin;
  // Not by its origin: that of a `blob:` is its maker's.
  if (parsed.href.startsWith(`${own}/`)) {
    // "/.//evil.example" becomes "//evil.example", which would leave this site.
    return parsed.pathname.startsWith("//") ? null : parsed.href.slice(own.length);
  }
  if (use === "picture" && PICTURE_DATA.test(parsed.href)) return parsed.href;
  const schemes = use === "link" ? LINK_SCHEMES : PICTURE_SCHEMES;
  return schemes.has(parsed.protocol) ? parsed.href : null;
}
