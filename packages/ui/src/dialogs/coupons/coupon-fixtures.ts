import type { CouponRow, CouponTableProps } from "./props.ts";

/** `count` coupons, of 1 to 3 each. */
export function someCoupons(count: number) {
  const data: CouponRow[] = Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    label: `${(at + 1) * 100}`,
    amount: (at % 3) + 1,
  }));
  return { kind: "ready", data } as const;
}

export function aCouponTable(over: Partial<CouponTableProps> = {}): CouponTableProps {
  return {
    coupons: someCoupons(2),
    claiming: null,
    unresolved: null,
    onClaim: () => Promise.resolve(),
    ...over,
  };
}
