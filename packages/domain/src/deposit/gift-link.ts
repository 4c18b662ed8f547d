import { satang } from "../money/satang.ts";

/** The host of gift links. */
const HOST = "gift.truemoney.com";
/** The part of a complete gift link after its host: a path with a voucher (`v`) among the parameters. */
const VOUCHER = /^\/[^?#\\]*\?(?:[^#]*&)?v=[^&#]+/iu;
/** The minimum of a gift link (§9): 2 baht; an operator's minimum may be higher. */
export const GIFT_LINK_MINIMUM = satang(200);

/** The gift link in a text, or why there is none (§5 Gift link). */
export type GiftLinkCheck =
  /** `link` is the URL to send: always https. */
  | { readonly kind: "found"; readonly link: string }
  | { readonly kind: "empty" }
  /** No web address in the text. */
  | { readonly kind: "no-link" }
  /** A web address with another host. */
  | { readonly kind: "other-host"; readonly host: string }
  /** A web address with the right host that is no complete gift link: its voucher is missing, or it was modified. */
  | { readonly kind: "incomplete" };

/**
 * Finds the gift link in a pasted message, which often has text around it. Only the exact host with a voucher (`v`) is
 * valid; the result names a look-alike host, so that the member sees what is wrong.
 */
export function findGiftLink(message: string): GiftLinkCheck {
  if (message.trim() === "") return { kind: "empty" };
  const addresses = (message.match(/(?:https?:\/\/|gift\.)[^\s<>"'\u0e00-\u0eff]+/giu) ?? []).map(
    readAddress,
  );
  for (const { authority, rest } of addresses) {
    if (authority === HOST && VOUCHER.test(rest)) return { kind: "found", link: `https://${HOST}${rest}` };
  }
  if (addresses.some((address) => hostOf(address) === HOST)) return { kind: "incomplete" };
  const [other] = addresses;
  return other === undefined ? { kind: "no-link" } : { kind: "other-host", host: hostOf(other) };
}

interface Address {
  /** The part before the path: the host, with any user info and port. */
  readonly authority: string;
  /** The path and the rest. */
  readonly rest: string;
}

function readAddress(text: string): Address {
  // Punctuation at the end belongs to the sentence, not the link.
  const trimmed = text.replace(/[.,;:!?)\]}]+$/u, "");
  const [, authority = "", rest = ""] = /^(?:https?:\/\/)?([^/?#\\]*)(.*)$/iu.exec(trimmed) ?? [];
  return { authority: authority.toLowerCase(), rest };
}

/** The host that a browser would connect to: after the last `@`. */
function hostOf({ authority }: Address): string {
  return authority.slice(authority.lastIndexOf("@") + 1);
}
