import { percentOf } from "../money/percent.ts";
import { type Satang, satang } from "../money/satang.ts";

/**
 * The share of an amount for a percentage. `amount` is `null` when it is not known of what: the share of
 * 100 baht (`ofHundred`) then serves as an example.
 */
export type ClaimShare =
  /** The server sent no usable percentage. */
  | { readonly kind: "unknown" }
  | { readonly kind: "none" }
  | {
      readonly kind: "part";
      readonly percent: number;
      readonly amount: Satang | null;
      readonly ofHundred: Satang;
    }
  | { readonly kind: "all"; readonly amount: Satang | null };

const HUNDRED_BAHT = satang(10_000);

/**
 * Reads a success or fail percentage (§4 Invite bonus, §4 Refund) of an amount. A percentage that is missing or
 * not within 0 to 100 is unknown, never 0. An amount that is missing or not above 0 is not known.
 */
export function claimShare(amount: Satang | null, percent: number | null): ClaimShare {
  if (percent === null || !(percent >= 0 && percent <= 100)) return { kind: "unknown" };
  if (percent === 0) return { kind: "none" };
  const known = amount !== null && amount > 0 ? amount : null;
  if (percent === 100) return { kind: "all", amount: known };
  return {
    kind: "part",
    percent,
    amount: known && percentOf(known, percent),
    ofHundred: percentOf(HUNDRED_BAHT, percent),
  };
}
