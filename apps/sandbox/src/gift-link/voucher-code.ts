const HOST = "https://gift.truemoney.com";
/** A complete gift link: https, the wallet's own host, a campaign's path and parameters. */
const GIFT_LINK = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?([^#\\]*)(?:#.*)?$/i;
const CODE = /^[a-z0-9]{8,64}$/;
/** White space and invisible characters, which line breaks of a message leave inside a copied link. */
const BLANKS = /[\s\p{Cf}]/gu;

/**
 * The voucher code (`v`) of a gift link, in lower case. It is the same however the link is written (spaces, capitals,
 * other parameters, a fragment), so that a voucher is redeemed once. Null for anything else: another host or scheme, a
 * port, a user, no voucher or two of them.
 */
export function voucherCode(link: string): string | null {
  const [, parameters] = GIFT_LINK.exec(link.replace(BLANKS, "")) ?? [];
  if (parameters === undefined) return null;
  const [voucher, ...others] = new URLSearchParams(parameters).getAll("v");
  const code = voucher?.toLowerCase();
  return code !== undefined && others.length === 0 && CODE.test(code) ? code : null;
}

/** The link of a voucher. */
export function giftLinkOf(code: string): string {
  return `${HOST}/campaign/?v=${code}`;
}
