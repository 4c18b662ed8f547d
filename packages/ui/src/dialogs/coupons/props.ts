import type { ReactNode } from "react";
import type { Loadable } from "../../loadable/loadable.ts";

/** The coupons of one prize. */
export interface CouponRow {
  /** Identifies the coupon in this list. */
  readonly id: string;
  readonly label: string;
  /** How many; `null` when unknown. */
  readonly amount: number | null;
}

/** The coupons and the progress of a claim. The caller sends it. */
export interface CouponTableProps {
  readonly coupons: Loadable<readonly CouponRow[]>;
  /** The label of the coupon that is being claimed; `null` for none. */
  readonly claiming: string | null;
  /** Stands above the coupons, of which then none can be claimed: a claim whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Called after the member confirmed; the question stays open until the promise settles. */
  readonly onClaim: (couponId: string) => Promise<unknown>;
}
