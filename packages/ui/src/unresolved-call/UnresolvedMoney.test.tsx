import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../testing/TestProviders.tsx";
import { UnresolvedMoney } from "./UnresolvedMoney.tsx";
import { SUPPORT_LINK } from "../testing/support-link.tsx";

test.each([
  ["unknown", /this may have been done/],
  ["still-running", /This is still in progress/],
] as const)(
  "a claim whose outcome is %s has its own text, with a link to the statement",
  async (kind, text) => {
    const onResend = vi.fn<() => void>();
    await render(
      <TestProviders>
        <UnresolvedMoney
          phase={{ kind, resend: true }}
          statementHref="/user/statement"
          support={SUPPORT_LINK}
          onResend={onResend}
        />
      </TestProviders>,
    );
    await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    await expect.element(page.getByText(/the same request is never carried out twice/)).toBeVisible();
    await page.getByRole("button", { name: "Send the same request again" }).click();
    expect(onResend).toHaveBeenCalledOnce();
  },
);

test("a call that is not known to be safe to resend has no button for it", async () => {
  await render(
    <TestProviders>
      <UnresolvedMoney
        phase={{ kind: "unknown", resend: false }}
        statementHref="/user/statement"
        support={SUPPORT_LINK}
        onResend={() => {}}
      />
    </TestProviders>,
  );
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(page.getByText(/never carried out twice/).elements()).toEqual([]);
});
