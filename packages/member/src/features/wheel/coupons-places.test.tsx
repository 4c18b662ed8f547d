import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aCoupon } from "@member-wallet/api/fixtures";
import { answer } from "../../testing/mock-backend.ts";
import { backend, open } from "../../testing/wheel-dialog.ts";

const code = vi.hoisted(() => Promise.withResolvers<null>());
vi.mock(import("./CouponsFeature.tsx"), async (load) => {
  await code.promise;
  return load();
});

const coupons = () => page.getByRole("region", { name: "Your coupons" }).element();
const table = () => coupons().querySelector("[aria-busy=true] table");

test("the coupons take as much room while their code loads as while they load, and as one coupon", async () => {
  const data = Promise.withResolvers<void>();
  backend({ "GET /api/spinwheel/coupon": () => data.promise.then(() => answer([aCoupon()])) });
  await open();
  await expect.element(page.getByText("Lucky wheel")).toBeVisible();
  expect(table()).toBeNull();
  const heights = [coupons().clientHeight];
  code.resolve(null);
  await expect.poll(table).not.toBeNull();
  heights.push(coupons().clientHeight);
  data.resolve();
  await expect.poll(table).toBeNull();
  heights.push(coupons().clientHeight);
  expect(heights).toEqual(heights.map(() => heights[0]));
});
