import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { overflowing, resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { aSpinWheelDialog } from "../spin-wheel/spin-wheel-fixtures.tsx";
import { SpinWheelDialog } from "../spin-wheel/SpinWheelDialog.tsx";
import { aCouponTable, someCoupons } from "./coupon-fixtures.ts";
import { CouponTable } from "./CouponTable.tsx";
import type { CouponTableProps } from "./props.ts";

const onClaim = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
beforeEach(() => vi.clearAllMocks());

function show(over: Partial<CouponTableProps> = {}) {
  return render(
    <TestProviders>
      <CouponTable {...aCouponTable({ onClaim, ...over })} />
    </TestProviders>,
  );
}

function showInDialog() {
  return render(
    <TestProviders>
      <SpinWheelDialog {...aSpinWheelDialog()} />
    </TestProviders>,
  );
}

const rows = () => page.getByRole("table").getByRole("row").elements().length - 1;

test("coupons are claimed after a confirm, and not when it is cancelled", async () => {
  await show();
  const claim = page.getByRole("button", { name: "Claim 200" });
  const question = page.getByRole("alertdialog", { name: "Claim this coupon?" });
  await claim.click();
  await expect.element(question.getByText("Claiming 200 uses one coupon.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(onClaim).not.toHaveBeenCalled();
  await claim.click();
  await question.getByRole("button", { name: "Claim" }).click();
  await expect.poll(() => onClaim.mock.calls).toEqual([["c1"]]);
});

test("coupons are listed by threes, and a page that is gone leads to the last one", async () => {
  const { rerender } = await show({ coupons: someCoupons(7) });
  expect(rows()).toBe(3);
  await page.getByRole("button", { name: "Page 3" }).click();
  await expect.element(page.getByText("700")).toBeVisible();
  expect(rows()).toBe(1);
  await rerender(
    <TestProviders>
      <CouponTable {...aCouponTable({ coupons: someCoupons(6) })} />
    </TestProviders>,
  );
  await expect.element(page.getByText("600")).toBeVisible();
  expect(rows()).toBe(3);
});

test("coupons that the member does not have are announced as such", async () => {
  await show({ coupons: someCoupons(0) });
  await expect.element(page.getByText("No coupons yet")).toBeVisible();
});

test("coupons of the same kind wait while one is claimed", async () => {
  await show({ claiming: "100" });
  await expect.element(page.getByRole("button", { name: "Claim 100" })).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("button", { name: "Claim 200" })).toBeDisabled();
});

test("a claim whose end is not known stands above the coupons, of which none can be claimed", async () => {
  await show({ unresolved: UNRESOLVED_ACT });
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Claim 100" })).toBeDisabled();
});

test("a claim's question stays until the answer, so that a second press reaches nothing behind it", async () => {
  const answer = Promise.withResolvers<void>();
  onClaim.mockReturnValueOnce(answer.promise);
  await show();
  await page.getByRole("button", { name: "Claim 200" }).click();
  const question = page.getByRole("alertdialog", { name: "Claim this coupon?" });
  const confirm = question.getByRole("button", { name: "Claim" });
  await confirm.dblClick();
  await expect.element(confirm).toHaveAttribute("aria-busy", "true");
  expect(onClaim.mock.calls).toEqual([["c1"]]);
  answer.resolve();
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  [320, "100%"],
  [320, "200%"],
  [1280, "200%"],
] as const)(
  "the coupons fit a page of %i px at a text size of %s: nothing scrolls sideways",
  async (width, text) => {
    await resizePage(width, text);
    await showInDialog();
    const table = page.getByRole("table");
    await expect.element(table.getByRole("button").first()).toBeVisible();
    const body = page.getByRole("dialog").element();
    expect(overflowing(body)).toEqual([]);
    await expect.element(table.getByRole("columnheader", { name: "Quantity" })).toBeInTheDocument();
  },
);

test("with large text on a narrow page a coupon's count has its name beside it", async () => {
  await resizePage(320, "200%");
  await showInDialog();
  await expect.element(page.getByRole("cell").getByText("Quantity").first()).toBeVisible();
});
