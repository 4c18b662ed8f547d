import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../testing/TestProviders.tsx";
import { BalanceShare, ClaimShares } from "./ClaimShares.tsx";

const AMOUNT = satang(2_550);

test.each([
  [AMOUNT, 80, 50, "you receive 80% (20.40 baht)", "50% of the full amount is deducted (12.75 baht)"],
  [AMOUNT, 100, 100, "you receive 100% (25.50 baht)", "the full amount is deducted: 100% (25.50 baht)"],
  [AMOUNT, 0, 0, "you receive 0%", "nothing is deducted"],
  [AMOUNT, null, null, "not known yet what percentage", "How much is not known yet: ask support"],
  [AMOUNT, 120, 101, "not known yet what percentage", "How much is not known yet: ask support"],
  [AMOUNT, 33.333, 12.5, "33.33% (8.49 baht)", "12.5% of the full amount is deducted (3.18 baht)"],
  [
    null,
    80,
    20,
    "80% (80.00 baht of every 100 baht)",
    "20% of the full amount is deducted (20.00 baht of every 100 baht)",
  ],
  [null, 100, 100, "you receive 100%.", "the full amount is deducted: 100%."],
])(
  "of %s, %s %% paid and %s %% lost read as a member means it",
  async (amount, success, fail, paid, lost) => {
    await render(
      <TestProviders>
        <ClaimShares amount={amount} success={success} fail={fail} />
      </TestProviders>,
    );
    await expect.element(page.getByText(paid, { exact: false })).toBeVisible();
    await expect.element(page.getByText(lost, { exact: false })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/NaN|\{\{|null/);
  },
);

test.each([
  [20, "20% of your total balance is deducted (20.00 baht of every 100 baht)"],
  [100, "all of your total balance is deducted (100%)"],
  [0, "nothing is deducted from your balance"],
  [null, "some or all of your balance may be deducted"],
])("a bonus of which %s %% is lost says that it is a share of the whole balance", async (fail, lost) => {
  await render(
    <TestProviders>
      <BalanceShare fail={fail} />
    </TestProviders>,
  );
  await expect.element(page.getByText(lost, { exact: false })).toBeVisible();
});
