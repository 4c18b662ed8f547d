/** What a URL is for: `link` leads somewhere, `picture` is shown. */
export type UrlUse = "link" | "picture";

const LINK_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "tel:", "mailto:", "line:"]);
const PICTURE_SCHEMES: ReadonlySet<string> = new Set(["https:", "http:"]);
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
// Relative addresses are read against a host that cannot exist, to tell them from absolute ones.
const OWN = "https://own.invalid";

/**
 * Decides on every URL that data supplies: the URL when it is safe to follow (`link`: http, https, tel, mailto, line)
 * or to show (`picture`: http, https, data images), else `null`. A path of this site stays a path.
 */
export function safeUrl(url: string | null | undefined, use: UrlUse = "link"): string | null {
  const text = url?.trim() ?? "";
  if (text === "") return null;
  if (use === "picture" && PICTURE_DATA.test(text)) return text;
  if (!URL.canParse(text, OWN)) return null;
  const parsed = new URL(text, OWN);
  // A name before the host is how a link pretends to lead elsewhere.
  if (parsed.username !== "" || parsed.password !== "") return null;
  if (parsed.origin === OWN) {
    // "/.//evil.example" comes out as "//evil.example", which would leave this site.
    return parsed.pathname.startsWith("//") ? null : `${parsed.pathname}${parsed.search}${parsed.hash}`;
  }
  const schemes = use === "link" ? LINK_SCHEMES : PICTURE_SCHEMES;
  return schemes.has(parsed.protocol) ? parsed.href : null;
}
