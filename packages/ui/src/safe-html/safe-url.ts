import { readSafeUrl, type UrlUse } from "@member-wallet/domain";

/** The base of relative URLs in data: the page, as in the browser; without a page, a host that cannot exist. */
const base = () => (typeof document === "undefined" ? "https://own.invalid" : document.baseURI);

/** Checks every URL that data supplies, as `readSafeUrl` of the domain does, for this page; `null` when it is unsafe. */
export function safeUrl(url: string | null | undefined, use: UrlUse = "link"): string | null {
  return readSafeUrl(url ?? "", use, base());
}
