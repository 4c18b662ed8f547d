import { MARKUP_ATTRIBUTES, MARKUP_TAGS } from "@member-wallet/domain";
import DOMPurify from "dompurify";
import { phoneUrl } from "./phone-url.ts";
import { safeUrl } from "./safe-url.ts";

/** The address of a link that markup may have, else `null`: one that dials may not dial a code of the phone. */
function linkAddress(href: string): string | null {
  const url = safeUrl(href);
  return url?.startsWith("tel:") ? phoneUrl(href) : url;
}

/** The address of a picture that markup may show, else `null`: a data image, or one of the page's own or of a configured origin. */
function pictureAddress(src: string, origins: readonly string[]): string | null {
  const url = safeUrl(src, "picture");
  if (url === null) return null;
  const allowed =
    url.startsWith("data:") || [location.origin, ...origins].includes(new URL(url, location.href).origin);
  return allowed ? url : null;
}

/**
 * Cleans the operator's markup by an allow-list: text, lists, tables, links and pictures; no style, form, script,
 * frame, id or class. Links open a window of their own. The result may go into the page under Trusted Types, whose
 * policy may be made once in a page: there is one instance of the library, with the hooks of the cleaning at hand.
 */
export function cleanMarkup(html: string, origins: readonly string[]): TrustedHTML {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook("uponSanitizeAttribute", (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName !== "href" && attrName !== "src") return;
    const url = attrName === "href" ? linkAddress(attrValue) : pictureAddress(attrValue, origins);
    // The checked URL replaces the original text.
    if (url === null) attribute.keepAttr = false;
    else attribute.attrValue = url;
  });
  DOMPurify.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName === "A" && element.hasAttribute("href")) {
      element.setAttribute("target", "_blank");
      element.setAttribute("rel", "noopener noreferrer");
    }
    if (element.tagName !== "IMG") return;
    // A picture that may not be shown leaves no broken frame behind.
    if (element.hasAttribute("src")) element.setAttribute("loading", "lazy");
    else element.remove();
  });
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...MARKUP_TAGS],
    ALLOWED_ATTR: [...MARKUP_ATTRIBUTES],
    // The hook above judges every URL; the library's own pattern knows no line: links.
    ALLOWED_URI_REGEXP: /[^]*/,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}

/** The picture in a QR's markup: an inline SVG as an XML text, or the address of an image; `null` when it has neither. */
export function findQrPicture(
  markup: string,
): { readonly kind: "svg"; readonly xml: string } | { readonly kind: "image"; readonly src: string } | null {
  DOMPurify.removeAllHooks();
  const fragment = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true, html: true },
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector("svg");
  if (svg) return { kind: "svg", xml: new XMLSerializer().serializeToString(svg) };
  const src = pictureAddress(fragment.querySelector("img")?.getAttribute("src") ?? "", []);
  return src === null ? null : { kind: "image", src };
}
