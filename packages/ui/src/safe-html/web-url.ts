import { safeUrl } from "./safe-url.ts";

/**
 * The address of a website as a person writes it, for a link: http, https, a path of this site ("/help") or a host that
 * begins with "www.". `null` for anything else: other schemes, or a bare word, which would lead beside this page.
 */
export function webUrl(text: string): string | null {
  const typed = text.trim();
  if (!/^(?:https?:\/\/|www\.|\/)/i.test(typed)) return null;
  const url = safeUrl(/^w/i.test(typed) ? `https://${typed}` : typed);
  return url !== null && /^(?:https?:|\/)/.test(url) ? url : null;
}
