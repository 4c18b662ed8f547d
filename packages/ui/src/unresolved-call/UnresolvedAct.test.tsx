import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SUPPORT_LINK } from "../testing/support-link.tsx";
import { TestProviders } from "../testing/TestProviders.tsx";
import { UnresolvedAct, type UnresolvedActProps } from "./UnresolvedAct.tsx";

const onResend = vi.fn<() => void>();
const onAnother = vi.fn<() => void>();

function show(over: Partial<UnresolvedActProps>) {
  return render(
    <TestProviders>
      <UnresolvedAct
        what="Withdrawal of 110.00 baht"
        began={Date.parse("2026-01-05T03:02:00.000Z")}
        state="unknown"
        list={{ kind: "statement", href: "/user/statement" }}
        support={SUPPORT_LINK}
        onResend={null}
        onAnother={onAnother}
        {...over}
      />
    </TestProviders>,
  );
}

test.each([
  ["unknown", "Outcome unknown"],
  ["still-running", "In progress"],
] as const)(
  "an act that is %s says what was sent and when, links to the statement, and offers another one",
  async (state, title) => {
    await show({ state });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(/^Withdrawal of 110\.00 baht, sent at 10:02:/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(page.getByRole("button", { name: /again/ }).elements()).toEqual([]);
    expect(page.getByText(/never carried out twice/).elements()).toEqual([]);
    await page.getByRole("button", { name: "Start over" }).click();
    expect(onAnother).toHaveBeenCalledOnce();
    onAnother.mockClear();
  },
);

test.each([
  ["unknown", /before you start over/],
  ["still-running", /Do not start a new one/],
] as const)(
  "an act that can be sent again safely says so while it is %s, and forbids a new one alone",
  async (state, forbidden) => {
    onResend.mockClear();
    await show({ state, onResend });
    await expect.element(page.getByText(/the same request is never carried out twice/)).toBeVisible();
    await expect.element(page.getByText(forbidden)).toBeVisible();
    await page.getByRole("button", { name: "Send the same request again" }).click();
    expect(onResend).toHaveBeenCalledOnce();
  },
);

test("an act that is being confirmed offers nothing to press", async () => {
  await show({ state: "confirming" });
  await expect.element(page.getByText("Being confirmed")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("an act that the statement does not show leads not there, and does not send the member there in words", async () => {
  await show({ list: null });
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  expect(page.getByRole("link", { name: "Open the statement" }).elements()).toEqual([]);
  expect(page.getByText(/statement/).elements()).toEqual([]);
});
