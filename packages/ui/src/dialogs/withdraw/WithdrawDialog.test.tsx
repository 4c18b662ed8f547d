import { satang, type Satang } from "@member-wallet/domain";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenWords, overflowing, resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import type { WithdrawDialogProps } from "./props.ts";
import { aBalance, aReadyWithdrawal, aWithdrawDialog } from "./withdraw-fixtures.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

const onWithdraw = vi.fn<(amount: Satang) => void>();
const onRefreshLimits = vi.fn<() => void>();
const retry = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

/** The dialog with a caller that holds the draft and calls the server. */
function StatefulDialog(changes: Partial<WithdrawDialogProps>) {
  const [draft, setDraft] = useState(changes.draft ?? { amount: "" });
  const [pending, setPending] = useState(false);
  return (
    <TestProviders>
      <WithdrawDialog
        {...aWithdrawDialog({ onRefreshLimits, ...changes })}
        draft={draft}
        onDraftChange={setDraft}
        pending={pending}
        onWithdraw={(amount) => {
          onWithdraw(amount);
          setPending(true);
        }}
      />
    </TestProviders>
  );
}

const amount = () => page.getByRole("textbox", { name: "Amount" });
const submit = () => page.getByRole("button", { name: "Withdraw", exact: true });
const RICH = aReadyWithdrawal({ balance: aBalance(90_000_000, 0) });

describe("an amount", () => {
  test.each([
    ["", "Enter an amount"],
    ["1e3", "Enter the amount in digits, such as 100 or 1,000.50."],
    ["-500", "Enter the amount in digits, such as 100 or 1,000.50."],
    ["100.005", "Enter at most 2 decimals, such as 100.50."],
    ["0", "The minimum withdrawal is 100.00 baht."],
    ["99.99", "The minimum withdrawal is 100.00 baht."],
    ["50,000.01", "The maximum withdrawal is 50,000.00 baht."],
  ])("of %j is not sent, and the field shows why", async (typed, message) => {
    await render(<StatefulDialog content={RICH} />);
    await amount().fill(typed);
    await submit().click();
    await expect.element(amount()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  test("of nothing is not sent where no minimum forbids it", async () => {
    await render(
      <StatefulDialog content={aReadyWithdrawal({ limits: { minimum: satang(0), maximum: satang(100) } })} />,
    );
    await amount().fill("0");
    await submit().click();
    await expect.element(page.getByText("Enter an amount of more than 0 baht.")).toBeVisible();
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  test("beyond the total balance shows a problem before the submit", async () => {
    await render(<StatefulDialog />);
    await amount().fill("15000.01");
    await expect
      .element(page.getByText("The balance is too low. At most 15,000.00 baht can be withdrawn."))
      .toBeVisible();
  });

  test.each([
    ["๑๐๐", 10_000],
    ["1,000.50", 100_050],
  ])("of %j is read as a person means it", async (typed, read) => {
    await render(<StatefulDialog />);
    await amount().fill(typed);
    await submit().click();
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(read);
  });

  test("can be the whole balance, games included", async () => {
    await render(<StatefulDialog />);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await submit().click();
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(1_500_000);
  });

  test("can be the maximum when the balance is higher, and no choice exceeds it", async () => {
    await render(<StatefulDialog content={RICH} />);
    expect(page.getByRole("button", { name: "All", exact: true }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: "25%" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Maximum" }).click();
    await submit().click();
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(5_000_000);
  });
});

describe("a balance of which some is not known", () => {
  const incomplete = { amount: satang(20_000), complete: false };
  const content = aReadyWithdrawal({ balance: { total: incomplete, inGames: incomplete } });

  test("is marked as incomplete, and shows no amount in the games", async () => {
    await render(<StatefulDialog content={content} />);
    await expect.element(page.getByText("Incomplete: some balances are not known")).toBeVisible();
    await expect.element(page.getByText("Money in game accounts moves into the wallet first.")).toBeVisible();
    expect(page.getByText(/This includes/).elements()).toEqual([]);
  });

  test("is no ceiling: only the limits are, and nothing is offered as all of it", async () => {
    await render(<StatefulDialog content={content} />);
    for (const name of ["All", "Maximum", "25%"])
      expect(page.getByRole("button", { name, exact: true }).elements()).toEqual([]);
    await amount().fill("300");
    await expect.poll(said).toContain("Amount not known yet");
    await submit().click();
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  test("lets no amount beyond the maximum through", async () => {
    await render(<StatefulDialog content={content} />);
    await amount().fill("50,000.01");
    await expect.element(page.getByText("The maximum withdrawal is 50,000.00 baht.")).toBeVisible();
    await submit().click();
    expect(onWithdraw).not.toHaveBeenCalled();
  });
});

test("a double press submits once", async () => {
  await render(<StatefulDialog />);
  await amount().fill("100");
  await submit().dblClick();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(onWithdraw).toHaveBeenCalledOnce();
});

/** The text of the review. */
const said = () => page.getByRole("region", { name: "Withdrawal summary" }).element().textContent;

test("the review shows the amount, the destination and the rest, without the full account number", async () => {
  await render(<StatefulDialog draft={{ amount: "1000" }} />);
  await expect.poll(said).toContain("Withdraw 1,000.00 baht");
  await expect.poll(said).toContain("ธนาคารไทยพาณิชย์ •••4567");
  await expect.poll(said).toContain("14,000.00");
  expect(document.body.textContent).not.toContain("1234564567");
  expect(said()).not.toContain("kip");
});

test("the review says that an account which may be in kip is paid at a rate", async () => {
  const destination = { bank: "BCEL", accountNo: "1234564567", isBaht: false };
  await render(<StatefulDialog content={aReadyWithdrawal({ destination })} draft={{ amount: "1000" }} />);
  await expect.poll(said).toContain("If the account is in kippaid in kip at our rate");
});

test.each([
  [320, "100%"],
  [360, "100%"],
  [320, "200%"],
  [768, "200%"],
  [1280, "100%"],
] as const)(
  "at %i px and a text size of %s, the review breaks no word and no number",
  async (width, text) => {
    await resizePage(width, text);
    await render(<StatefulDialog draft={{ amount: "1000" }} />);
    const review = page.getByRole("region", { name: "Withdrawal summary" });
    await expect.element(review).toBeVisible();
    const groups = [...review.getByText("•••4567").element().children];
    expect(groups.map((group) => group.textContent)).toEqual(["•••", "4567"]);
    for (const group of groups) expect(group.getClientRects()).toHaveLength(1);
    const dialog = page.getByRole("dialog").element();
    expect(overflowing(dialog)).toEqual([]);
    expect(brokenWords(review.element())).toEqual([]);
  },
);

test("a note says that the games' balances move first", async () => {
  await render(<StatefulDialog />);
  await expect.element(page.getByText(/350\.50 baht in game accounts/)).toBeVisible();
});

describe("a bonus in use", () => {
  test.each([
    ["WELCOME50", "WELCOME50 is in use"],
    [null, "You have a bonus in use"],
  ])("whose code is %s is warned of before the first field, with the way to it", async (code, title) => {
    await render(<StatefulDialog content={aReadyWithdrawal({ bonus: { code, isFree: false } })} />);
    const notice = page.getByRole("status").filter({ hasText: title });
    await expect
      .element(notice.getByText(/cannot be withdrawn until the conditions of the bonus are met/))
      .toBeVisible();
    await expect
      .element(notice.getByRole("link", { name: "See the bonus in use" }))
      .toHaveAttribute("href", "/user/bonus");
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(notice.element().compareDocumentPosition(amount().element())).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  test("that is cancelled for nothing says so, and what a withdrawal may cost", async () => {
    const bonus = { code: "WELCOME50", isFree: true };
    await render(<StatefulDialog content={aReadyWithdrawal({ bonus })} />);
    const notice = page.getByRole("status").filter({ hasText: "WELCOME50 is in use" });
    await expect
      .element(
        notice.getByText(
          "Cancelling it now costs nothing. If you withdraw while it is in use, it may end, and what remains may be deducted.",
        ),
      )
      .toBeVisible();
    await expect.element(notice.getByRole("link", { name: "See the bonus in use" })).toBeVisible();
    expect(page.getByText(/cannot be withdrawn/).elements()).toEqual([]);
  });

  test.each([
    [null, "Total balance afterwards"],
    [{ code: "WELCOME50", isFree: true }, "Total balance afterwards, at most"],
    [{ code: "WELCOME50", isFree: false }, "Total balance afterwards, at most"],
  ])("of %j: the review promises no more than what remains for sure", async (bonus, label) => {
    await render(<StatefulDialog content={aReadyWithdrawal({ bonus })} draft={{ amount: "1000" }} />);
    const review = page.getByRole("region", { name: "Withdrawal summary" });
    await expect.element(review.getByText(label, { exact: true })).toBeVisible();
  });

  test.each([null, { code: "WELCOME50", isFree: false }])(
    "or none, here %j, the advice is shown once",
    async (bonus) => {
      await render(<StatefulDialog content={aReadyWithdrawal({ bonus })} />);
      expect(
        page
          .getByText("With a bonus in use, withdraw the full balance: what remains may be deducted.")
          .elements(),
      ).toHaveLength(1);
    },
  );
});

describe("withdrawing is not offered", () => {
  test("when the maximum is below the minimum, and the limits can be loaded again", async () => {
    await render(
      <StatefulDialog
        content={aReadyWithdrawal({ limits: { minimum: satang(10_000), maximum: satang(9_999) } })}
      />,
    );
    await expect.element(page.getByText("Withdrawals are closed right now")).toBeVisible();
    expect(submit().elements()).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    expect(onRefreshLimits).toHaveBeenCalledOnce();
  });

  test("where the limits did not load", async () => {
    const message = "The withdrawal limits did not load.";
    await render(<StatefulDialog content={{ kind: "failed", message, retrying: false, retry }} />);
    await expect.element(page.getByText(message)).toBeVisible();
    expect(submit().elements()).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

test("less than the minimum is shown at once", async () => {
  await render(<StatefulDialog content={aReadyWithdrawal({ balance: aBalance(9_999, 0) })} />);
  await expect.element(submit()).toHaveAttribute("data-variant", "secondary");
  await expect.element(page.getByText(/total balance of at least 100\.00 baht/)).toBeVisible();
});

test("a withdrawal whose end is not known stands in the place of the form", async () => {
  await render(<StatefulDialog unresolved={<p>Being confirmed</p>} />);
  await expect.element(page.getByText("Being confirmed")).toBeVisible();
  expect(submit().elements()).toEqual([]);
});
