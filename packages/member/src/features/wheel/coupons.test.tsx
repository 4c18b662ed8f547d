import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aCoupon, aSpinSetup } from "@member-wallet/api/fixtures";
import { storedActs } from "../../testing/left-act.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, lost, open, refusal } from "../../testing/wheel-dialog.ts";

/** Claims the coupon and confirms it. */
async function claimCoupon() {
  await page.getByRole("button", { name: "Claim 20 baht" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Claim" }).click();
}

describe("a coupon", () => {
  test("is claimed as it was received, and leaves the list", async () => {
    let left = [{ ...aCoupon(), secret: 7 }];
    const { callsTo } = backend({
      "GET /api/spinwheel/coupon": () => answer(left),
      "POST /api/spinwheel/coupon/claim": () => {
        left = [];
        return answer({ message: "SUCCESS" });
      },
    });
    await open();
    await claimCoupon();
    await expect.element(page.getByText("The coupon has been claimed")).toBeVisible();
    await expect.element(page.getByText("No coupons yet")).toBeVisible();
    expect(callsTo("POST /api/spinwheel/coupon/claim").map(({ body }) => body)).toEqual([
      { coupon: { ...aCoupon(), secret: 7 } },
    ]);
  });

  test.each([
    ["COUPON_EXPIRED", "This coupon has expired."],
    [
      "BONUS_REMAINING",
      "The coupon cannot be claimed while a bonus is in use. The bonus must end first: once its conditions are met, cancelling it costs nothing.",
    ],
  ])("refused with %s shows the wheel's own text", async (code, text) => {
    backend({
      "GET /api/spinwheel/coupon": () => answer([aCoupon()]),
      "POST /api/spinwheel/coupon/claim": () => answer({ message: code }, 400),
    });
    await open();
    await claimCoupon();
    await expect.element(refusal().getByText(text)).toBeVisible();
  });

  test("whose answer is lost is unknown, and no other one can be claimed; what else the server sent of it is not stored", async () => {
    const { callsTo } = backend({
      "GET /api/spinwheel/coupon": () => answer([{ ...aCoupon(), secret: "C0DE" }]),
      "POST /api/statement": () => answer({ total: 0, statements: [] }),
      "POST /api/spinwheel/coupon/claim": lost,
    });
    await open();
    await claimCoupon();
    await expect.element(page.getByText(/^Claim of the coupon for 20 baht, sent at/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Claim 20 baht" })).toBeDisabled();
    expect(storedActs()).not.toContain("C0DE");
    expect(callsTo("POST /api/spinwheel/coupon/claim")).toHaveLength(1);
  });
});

test("a wheel that is switched off is told so, and its coupons can be claimed", async () => {
  backend({
    "GET /api/spinwheel/setup": () => answer(aSpinSetup({ activeSpinwheel: null, userCoin: 1 })),
    "GET /api/spinwheel/coupon": () => answer([aCoupon()]),
  });
  await open();
  await expect.element(page.getByText("The wheel is closed")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Claim 20 baht" })).toBeEnabled();
});
