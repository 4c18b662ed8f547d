/** What an entry of the statement can be about, as the wire names it: a coupon of the wheel is `luckydraw`. */
export const RELATED = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;
/** One of them. */
export type Related = (typeof RELATED)[number];
