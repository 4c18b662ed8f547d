import { LazyFallback } from "@member-wallet/ui";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";

/** The coupons, in a separate chunk: the wheel does not wait for their table and claims. */
export const Coupons = lazyWithPreload(
  async () => (await import("./CouponsFeature.tsx")).CouponsFeature,
  [],
  ({ lazy }) => <LazyFallback lazy={lazy} skeleton={<CouponsSkeleton />} />,
);
