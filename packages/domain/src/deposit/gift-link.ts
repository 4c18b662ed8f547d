/** Where gift links live. */
const ORIGIN = "https://gift.truemoney.com";
/** The wallet's own host and nothing around it, a path, and a voucher (`v`) among the parameters. */
const GIFT_LINK = /^https:\/\/gift\.truemoney\.com(\/[^?#\\]*\?(?:[^#]*&)?v=[^&#]+.*)$/iu;
/** The least that a gift link brings (§9), in baht. */
export const GIFT_LINK_MINIMUM_BAHT = 2;

export type GiftLinkCheck =
  /** `link` is the URL as it is sent. */
  | { readonly kind: "found"; readonly link: string }
  | { readonly kind: "empty" }
  /** No web address in the text. */
  | { readonly kind: "no-link" }
  /** A web address, but no gift link. */
  | { readonly kind: "other-host"; readonly host: string };

/**
 * Finds the gift link in a pasted message, which often has words around it. Only the wallet's own host over https
 * counts, with a voucher (`v`); a look-alike is named, so that the member sees what was wrong with it.
 */
export function findGiftLink(message: string): GiftLinkCheck {
  if (message.trim() === "") return { kind: "empty" };
  const addresses = (message.match(/(?:https?:\/\/|gift\.)[^\s<>"'\u0e00-\u0eff]+/giu) ?? []).map(
    readAddress,
  );
  for (const address of addresses) {
    const [, voucher] = GIFT_LINK.exec(address) ?? [];
    if (voucher !== undefined) return { kind: "found", link: ORIGIN + voucher };
  }
  const other = addresses[0];
  return other === undefined ? { kind: "no-link" } : { kind: "other-host", host: hostOf(other) };
}

function readAddress(text: string): string {
  // A sentence's own marks at the end are not the link's.
  const trimmed = text.replace(/[.,;:!?)\]}]+$/u, "");
  return /^https?:/iu.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** What a browser would connect to: behind the last `@`, before the path. */
function hostOf(address: string): string {
  const [, authority = ""] = /^https?:\/\/([^/?#\\]*)/iu.exec(address) ?? [];
  return authority.slice(authority.lastIndexOf("@") + 1).toLowerCase();
}
