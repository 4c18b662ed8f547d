import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import type { SpinWheelDialogProps } from "./props.ts";
import { aSetup, aSpinWheelDialog } from "./spin-wheel-fixtures.tsx";
import { SpinWheelDialog } from "./SpinWheelDialog.tsx";

const onSpin = vi.fn<() => void>();
const onPrizeSeen = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

function show(over: Partial<SpinWheelDialogProps> = {}) {
  return render(
    <TestProviders>
      <SpinWheelDialog {...aSpinWheelDialog({ onSpin, onPrizeSeen, ...over })} />
    </TestProviders>,
  );
}

const spin = () => page.getByRole("button", { name: "Spin", exact: true });

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
    ["while a spin is sent", { pending: true }],
    ["while it turns", { state: { kind: "waiting" } as const }],
    ["while the end of the last spin is not known", { unresolved: UNRESOLVED_ACT }],
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
      .element(page.getByText("You have no coins. The conditions say how to get them."))
      .toBeVisible();
    expect(page.getByText("One spin costs 1 coin.").elements()).toEqual([]);
  });

  test("with unknown coins may be tried: the server decides", async () => {
    await show({ content: aSetup({ coins: null }) });
    await expect.element(page.getByText("Number of coins not known yet")).toBeVisible();
    await spin().click();
    expect(onSpin).toHaveBeenCalledOnce();
  });

  test("that is switched off is absent, and the coupons stay", async () => {
    await show({ content: aSetup({ wheel: null }) });
    await expect.element(page.getByText("The wheel is closed")).toBeVisible();
    expect(spin().elements()).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Claim 200" })).toBeEnabled();
  });
});

describe("a prize", () => {
  test("opens over the wheel with its description, and closes once", async () => {
    await show({
      state: { kind: "stopped", code: "S2" },
      prize: { label: "30 baht", html: "<p>In your <b>wallet</b></p><script>window.ran = 1</script>" },
    });
    const prize = page.getByRole("dialog", { name: "Result of your spin" });
    await expect.element(prize.getByText("30 baht")).toBeVisible();
    await expect.element(prize.getByText("In your wallet")).toBeVisible();
    expect(prize.element().querySelector("script")).toBeNull();
    await page.getByRole("button", { name: "Back to the wheel" }).click();
    expect(onPrizeSeen).toHaveBeenCalledOnce();
  });

  test("that is on no slice is shown with the server's label all the same", async () => {
    await show({ state: { kind: "stopped", code: "NONE" }, prize: { label: "999", html: null } });
    await expect
      .element(page.getByRole("dialog", { name: "Result of your spin" }).getByText("999"))
      .toBeVisible();
    await expect
      .element(page.getByText("We cannot show this prize on the wheel. Look for it in your coupons below."))
      .toBeInTheDocument();
  });
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
