import { satang } from "../money/satang.ts";

/** Where gift links live. */
const HOST = "gift.truemoney.com";
/** A path, and a voucher (`v`) among the parameters: what stands behind the host of a whole gift link. */
const VOUCHER = /^\/[^?#\\]*\?(?:[^#]*&)?v=[^&#]+/iu;
/** The least that a gift link brings (§9): 2 baht; an operator's own minimum may be higher. */
export const GIFT_LINK_MINIMUM = satang(200);

export type GiftLinkCheck =
  /** `link` is the URL as it is sent: over https, however it was written. */
  | { readonly kind: "found"; readonly link: string }
  | { readonly kind: "empty" }
  /** No web address in the text. */
  | { readonly kind: "no-link" }
  /** A web address, but of another host. */
  | { readonly kind: "other-host"; readonly host: string }
  /** A web address of the right host that is no whole gift link: its voucher is missing, or it was tampered with. */
  | { readonly kind: "incomplete" };

/**
 * Finds the gift link in a pasted message, which often has words around it. Only the wallet's own host and nothing
 * around it counts, with a voucher (`v`); a look-alike is named, so that the member sees what was wrong with it.
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
  /** What stands before the path: the host, with whatever is put around it. */
  readonly authority: string;
  /** The path and what follows it. */
  readonly rest: string;
}

function readAddress(text: string): Address {
  // A sentence's own marks at the end are not the link's.
  const trimmed = text.replace(/[.,;:!?)\]}]+$/u, "");
  const [, authority = "", rest = ""] = /^(?:https?:\/\/)?([^/?#\\]*)(.*)$/iu.exec(trimmed) ?? [];
  return { authority: authority.toLowerCase(), rest };
}

/** What a browser would connect to: behind the last `@`. */
function hostOf({ authority }: Address): string {
  return authority.slice(authority.lastIndexOf("@") + 1);
}
