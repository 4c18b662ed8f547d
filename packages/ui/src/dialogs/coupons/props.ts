import type { Loadable } from "../../loadable/loadable.ts";
import type { SpinWheelDialogProps } from "../spin-wheel/props.ts";

/** The coupons of one prize. */
export interface CouponRow {
  /** Identifies the coupon in this list. */
  readonly id: string;
  readonly label: string;
  /** How many; `null` when unknown. */
  readonly amount: number | null;
}

/** `phase` is that of the last claim, and pending while the wheel is spun. */
export interface CouponTableProps extends Pick<
  SpinWheelDialogProps,
  "phase" | "statementHref" | "support" | "onCheck" | "onResend"
> {
  readonly coupons: Loadable<readonly CouponRow[]>;
  /** The coupon that is being claimed; `null` for none. */
  readonly claiming: string | null;
  /** Called after the member confirmed; the question stays open until the promise settles. */
  readonly onClaim: (couponId: string) => Promise<unknown>;
}
