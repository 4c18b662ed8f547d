/** What an entry can be about; a wheel's coupon is a prize, too. */
export const RELATED = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;
export type Related = (typeof RELATED)[number];
