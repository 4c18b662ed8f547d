const HOST = "https://gift.truemoney.com";
/** The whole of a gift link: the wallet's own host over https, nothing around it, and the parameters of a campaign. */
const GIFT_LINK = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?([^#\\]*)(?:#.*)?$/i;
const CODE = /^[a-z0-9]{8,64}$/;
/** Blanks and invisible marks, which a message's line ends leave inside a copied link. */
const BLANKS = /[\s\p{Cf}]/gu;

/**
 * The normal form of a gift link: its voucher's code (`v`) in small letters. However the link is written (blanks,
 * capitals, other parameters, a fragment), one voucher has one code, so it is redeemed once. Null for anything that is
 * no gift link: another host or scheme, a port, a user before the host, no voucher or two of them.
 */
export function voucherCode(link: string): string | null {
  const [, parameters] = GIFT_LINK.exec(link.replace(BLANKS, "")) ?? [];
  if (parameters === undefined) return null;
  const [voucher, ...others] = new URLSearchParams(parameters).getAll("v");
  const code = voucher?.toLowerCase();
  return code !== undefined && others.length === 0 && CODE.test(code) ? code : null;
}

/** The link by which a voucher is given away. */
export function giftLinkOf(code: string): string {
  return `${HOST}/campaign/?v=${code}`;
}
