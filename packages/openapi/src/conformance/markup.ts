import { MARKUP_ATTRIBUTES, MARKUP_TAGS, readSafeUrl, type UrlUse } from "@member-wallet/domain";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** The page's address, which a check doesn't know: a host that cannot exist. */
const PAGE = "https://own.invalid/";

/** Whether the sites would follow or show a URL. */
export const isShown = (url: string, use: UrlUse) => readSafeUrl(url, use, PAGE) !== null;

/** What the sites remove from markup of the operator: "<form>", "style of <p>", "the link of <a>". */
export function removedFrom(markup: string): string[] {
  const removed = elementsOf(markup).flatMap(({ tagName, attrs }) =>
    MARKUP_TAGS.includes(tagName)
      ? attrs.flatMap(({ name, value }) => removedAttribute(tagName, name, value))
      : [`<${tagName}>`],
  );
  return [...new Set(removed)];
}

function removedAttribute(tag: string, name: string, value: string): string[] {
  if (name === "href") return isShown(value, "link") ? [] : [`the link of <${tag}>`];
  if (name === "src") return isShown(value, "picture") ? [] : [`the picture of <${tag}>`];
  return MARKUP_ATTRIBUTES.includes(name) ? [] : [`${name} of <${tag}>`];
}

/** Whether a QR's markup has a picture that the sites show: an inline SVG, a data image, or a file of their own origin. */
export function hasQrPicture(markup: string): boolean {
  const elements = elementsOf(markup);
  if (elements.some(({ tagName }) => tagName === "svg")) return true;
  const image = elements.find(({ tagName }) => tagName === "img");
  const src = image?.attrs.find(({ name }) => name === "src")?.value ?? "";
  const url = readSafeUrl(src, "picture", PAGE);
  return url !== null && (url.startsWith("data:") || url.startsWith("/"));
}

/** Every element of markup, as a browser parses it. */
function elementsOf(markup: string): Element[] {
  const below = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...below(child)] : []));
  return below(parseFragment(markup));
}
