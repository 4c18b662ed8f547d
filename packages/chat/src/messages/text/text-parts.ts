import { webUrl } from "@member-wallet/ui";

/** A part of a message's text: plain, or an address that leads to a website. */
export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

// Only ASCII: a Thai or Lao word that follows without a space is not of the address, nor is a mark that reorders it.
const ADDRESS = /\b(?:https?:\/\/|www\.)[!#-;=?-[\]^_a-z~]+/gi;
const PUNCTUATION = new Set("!'*,.:;?]");
const PUNCTUATION_OR_BRACKET = new Set([...PUNCTUATION, ")"]);

/** Splits a text at the addresses in it; the parts' texts together are the text. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match);
    const href = webUrl(address);
    if (href === null) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push({ kind: "link", text: address, href });
    end = index + address.length;
  }
  return end < text.length ? [...parts, { kind: "text", text: text.slice(end) }] : parts;
}

/** An address without the end of the sentence around it; a bracket that it opens itself stays. */
function withoutPunctuation(address: string): string {
  const marks = address.includes("(") ? PUNCTUATION : PUNCTUATION_OR_BRACKET;
  let end = address.length;
  while (marks.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
