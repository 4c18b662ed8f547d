import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { overflowing, resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import type { SpinWheelDialogProps } from "./props.ts";
import { aSetup, aSpinWheelDialog, someCoupons } from "./spin-wheel-fixtures.ts";
import { SpinWheelDialog } from "./SpinWheelDialog.tsx";

const onSpin = vi.fn<() => void>();
const onClaim = vi.fn<(id: string) => void>();
const onPrizeSeen = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

function show(over: Partial<SpinWheelDialogProps> = {}) {
  return render(
    <TestProviders>
      <SpinWheelDialog {...aSpinWheelDialog({ onSpin, onClaim, onPrizeSeen, ...over })} />
    </TestProviders>,
  );
}

const spin = () => page.getByRole("button", { name: "Spin", exact: true });
const rows = () => page.getByRole("table").getByRole("row").elements().length - 1;

describe("the wheel", () => {
  test("spins with a coin, and shows how many there are and what a spin costs", async () => {
    await show();
    await expect.element(page.getByText("Coins: 3")).toBeVisible();
    await expect.element(page.getByText("One spin costs 1 coin.")).toBeVisible();
    await spin().click();
    expect(onSpin).toHaveBeenCalledOnce();
  });

  test.each([
    ["without coins", { content: aSetup({ coins: 0 }) }],
    ["while a spin is sent", { phase: { kind: "pending", action: "spin" } as const }],
    ["while it turns", { state: { kind: "waiting" } as const }],
    ["while a claim runs", { phase: { kind: "pending", action: "claim" } as const }],
    [
      "while the outcome of the last spin is unknown",
      { phase: { kind: "unknown", action: "spin", resend: false } as const },
    ],
  ])("ignores presses %s", async (_when, over) => {
    await show(over);
    await expect.element(spin()).toHaveAttribute("aria-disabled", "true");
    (spin().element() as HTMLElement).click();
    expect(onSpin).not.toHaveBeenCalled();
  });

  test("without coins shows why it does not spin and where coins come from", async () => {
    await show({ content: aSetup({ coins: 0 }) });
    await expect.element(page.getByText("Coins: 0")).toBeVisible();
    await expect
      .element(page.getByText("You have no coins. Deposit to get coins, then spin again."))
      .toBeVisible();
    expect(page.getByText("One spin costs 1 coin.").elements()).toEqual([]);
  });

  test("with unknown coins may be tried: the server decides", async () => {
    await show({ content: aSetup({ coins: null }) });
    await expect.element(page.getByText("Your coins are unknown")).toBeVisible();
    await spin().click();
    expect(onSpin).toHaveBeenCalledOnce();
  });

  test("that is switched off is absent, and the coupons stay", async () => {
    await show({ content: aSetup({ wheel: null }) });
    await expect.element(page.getByText("The wheel is closed")).toBeVisible();
    expect(spin().elements()).toEqual([]);
    expect(rows()).toBe(2);
  });
});

describe("a prize", () => {
  test("opens over the wheel with its description, and closes once", async () => {
    await show({
      state: { kind: "stopped", code: "S2" },
      prize: { label: "30 baht", html: "<p>In your <b>wallet</b></p><script>window.ran = 1</script>" },
    });
    const prize = page.getByRole("dialog", { name: "Your prize" });
    await expect.element(prize.getByText("30 baht")).toBeVisible();
    await expect.element(prize.getByText("In your wallet")).toBeVisible();
    expect(prize.element().querySelector("script")).toBeNull();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    expect(onPrizeSeen).toHaveBeenCalledOnce();
  });

  test("that is on no slice is shown with the server's label all the same", async () => {
    await show({ state: { kind: "stopped", code: "NONE" }, prize: { label: "999", html: null } });
    await expect.element(page.getByRole("dialog", { name: "Your prize" }).getByText("999")).toBeVisible();
    await expect
      .element(page.getByText("This prize is not on the wheel. See your coupons below."))
      .toBeInTheDocument();
  });
});

describe("coupons", () => {
  test("are claimed after a confirm, and not when it is cancelled", async () => {
    await show();
    const claim = page.getByRole("button", { name: "Claim 200" });
    const question = page.getByRole("alertdialog", { name: "Claim this coupon?" });
    await claim.click();
    await expect.element(question.getByText("200: one coupon is used up.")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(onClaim).not.toHaveBeenCalled();
    await claim.click();
    await question.getByRole("button", { name: "Claim" }).click();
    await expect.poll(() => onClaim.mock.calls).toEqual([["c1"]]);
  });

  test("are listed by threes, and a page that is gone leads to the last one", async () => {
    const { rerender } = await show({ coupons: someCoupons(7) });
    expect(rows()).toBe(3);
    await page.getByRole("button", { name: "Page 3" }).click();
    await expect.element(page.getByText("700")).toBeVisible();
    expect(rows()).toBe(1);
    await rerender(
      <TestProviders>
        <SpinWheelDialog {...aSpinWheelDialog({ coupons: someCoupons(6) })} />
      </TestProviders>,
    );
    await expect.element(page.getByText("600")).toBeVisible();
    expect(rows()).toBe(3);
  });

  test("that the member does not have are announced as such", async () => {
    await show({ coupons: someCoupons(0) });
    await expect.element(page.getByText("No coupons yet")).toBeVisible();
  });

  test("of the same kind wait while one is claimed", async () => {
    await show({ phase: { kind: "pending", action: "claim" }, claiming: "c0" });
    await expect
      .element(page.getByRole("button", { name: "Claim 100" }))
      .toHaveAttribute("aria-busy", "true");
    await expect.element(page.getByRole("button", { name: "Claim 200" })).toBeDisabled();
  });
});

test.each([
  ["spin", "unknown", /the wheel may have used a coin/],
  ["spin", "still-running", /Your spin is still in progress/],
  ["claim", "unknown", /the coupon may have been claimed/],
  ["claim", "still-running", /Your coupon is still being claimed/],
] as const)("a %s whose outcome is %s is never shown as failed", async (action, kind, text) => {
  const onCheck = vi.fn<() => void>();
  const onResend = vi.fn<() => void>();
  await show({ phase: { kind, action, resend: true }, onCheck, onResend });
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Check coins and coupons" }).click();
  expect(onCheck).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: `Send the same ${action} again` }).click();
  expect(onResend).toHaveBeenCalledOnce();
  expect(page.getByRole("link", { name: "Open the statement" }).elements()).toHaveLength(
    action === "claim" ? 1 : 0,
  );
});

test.each([
  [320, "100%"],
  [320, "200%"],
  [1280, "200%"],
] as const)(
  "the coupons fit a page of %i px at a text size of %s: nothing scrolls sideways",
  async (width, text) => {
    await resizePage(width, text);
    await show();
    const table = page.getByRole("table");
    await expect.element(table.getByRole("button").first()).toBeVisible();
    const body = page.getByRole("dialog").element();
    expect(overflowing(body)).toEqual([]);
    await expect.element(table.getByRole("columnheader", { name: "Number" })).toBeInTheDocument();
  },
);

test("with large text on a narrow page a coupon's count has its name beside it", async () => {
  await resizePage(320, "200%");
  await show();
  await expect.element(page.getByRole("cell").getByText("Number").first()).toBeVisible();
});

test("with large text on a narrow page the spin button leaves the prizes' labels uncovered", async () => {
  await resizePage(320, "200%");
  await show();
  await expect.element(spin()).toBeVisible();
  const button = spin().element();
  const wheel = button.parentElement!;
  expect(button.getBoundingClientRect().width / wheel.getBoundingClientRect().width).toBeLessThanOrEqual(
    0.31,
  );
});
