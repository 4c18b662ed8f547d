/** The coupons in the prize wheel's dialog, a chunk of their own. */
export { CouponTable } from "./CouponTable.tsx";
export type { CouponRow, CouponTableProps } from "./props.ts";
