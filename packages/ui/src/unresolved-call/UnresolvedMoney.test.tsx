import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../testing/TestProviders.tsx";
import { UnresolvedMoney } from "./UnresolvedMoney.tsx";

test.each([
  ["transfer", "unknown", /the money may have moved/],
  ["transfer", "still-running", /Your transfer is still in progress/],
  ["withdraw", "unknown", /the withdrawal may have been made/],
  ["withdraw", "still-running", /Your withdrawal is still in progress/],
] as const)(
  "money of a %s whose end is %s is said in its own words, with the statement",
  async (of, kind, words) => {
    const onResend = vi.fn<() => void>();
    await render(
      <TestProviders>
        <UnresolvedMoney
          of={of}
          phase={{ kind, resend: true }}
          statementHref="/user/statement"
          onResend={onResend}
        />
      </TestProviders>,
    );
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    await expect.element(page.getByText(/the same request is never carried out twice/)).toBeVisible();
    await page.getByRole("button", { name: "Send again" }).click();
    expect(onResend).toHaveBeenCalledOnce();
  },
);

test("money that is not known to be safe to send again offers no way to", async () => {
  await render(
    <TestProviders>
      <UnresolvedMoney
        of="transfer"
        phase={{ kind: "unknown", resend: false }}
        statementHref="/user/statement"
        onResend={() => {}}
      />
    </TestProviders>,
  );
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(page.getByText(/never carried out twice/).elements()).toEqual([]);
});
