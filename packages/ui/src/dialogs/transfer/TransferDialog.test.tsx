import { satang, type TransferIntent, WALLET } from "@member-wallet/domain";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { EMPTY_TRANSFER_DRAFT, type TransferAccounts, type TransferDialogProps } from "./props.ts";
import { TransferDialog } from "./TransferDialog.tsx";

const onTransfer = vi.fn<(intent: TransferIntent) => void>();
const onCollect = vi.fn<() => Promise<void>>(() => Promise.resolve());
const retry = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

const ACCOUNTS: TransferAccounts = {
  wallet: satang(200_000),
  games: [
    { code: "PG", name: "PG Slot", balance: satang(33_333) },
    { code: "JOKER", name: "Joker", balance: satang(0) },
  ],
  allGames: true,
  updating: false,
};

/** The dialog with a caller that holds the draft and calls the server. */
function StatefulDialog(changes: Partial<TransferDialogProps>) {
  const [draft, setDraft] = useState(changes.draft ?? { ...EMPTY_TRANSFER_DRAFT, to: "PG" });
  const [pending, setPending] = useState(changes.pending ?? null);
  return (
    <TestProviders>
      <TransferDialog
        accounts={{ kind: "ready", data: ACCOUNTS }}
        unresolved={null}
        closed={null}
        onCollect={onCollect}
        onClose={() => {}}
        {...changes}
        draft={draft}
        onDraftChange={setDraft}
        pending={pending}
        onTransfer={(intent) => {
          onTransfer(intent);
          setPending("transfer");
        }}
      />
    </TestProviders>
  );
}

const amount = () => page.getByRole("textbox", { name: "Amount" });
const submit = () => page.getByRole("button", { name: "Transfer", exact: true });

test("where games are closed, money moves into the wallet only", async () => {
  await render(
    <StatefulDialog
      closed={<p>Closed until tomorrow</p>}
      draft={{ from: WALLET, to: "PG", amount: "100" }}
    />,
  );
  await expect.element(page.getByText("Closed until tomorrow")).toBeVisible();
  await expect.element(submit()).toBeDisabled();
  await page.getByRole("button", { name: "Swap the two accounts" }).click();
  expect(page.getByText("Closed until tomorrow").elements()).toEqual([]);
  await expect.element(submit()).toBeEnabled();
});

describe("an amount", () => {
  test.each([
    ["1e3", "Enter the amount in digits, such as 100 or 1,000.50."],
    ["0.005", "Enter at most 2 decimals, such as 100.50."],
    ["0.99", "The minimum amount is 1.00 baht."],
    ["", "Enter an amount"],
    ["2000.01", "The balance is too low. At most 2,000.00 baht can be transferred."],
  ])("of %j is not sent, and the field shows why", async (typed, message) => {
    await render(<StatefulDialog />);
    await amount().fill(typed);
    await submit().click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(amount()).toHaveAttribute("aria-invalid", "true");
    expect(onTransfer).not.toHaveBeenCalled();
  });

  test.each([
    ["๑๐๐", 10_000],
    ["1,000.50", 100_050],
  ])("of %j is read as a person means it", async (typed, read) => {
    await render(<StatefulDialog />);
    await amount().fill(typed);
    await submit().click();
    expect(onTransfer).toHaveBeenCalledExactlyOnceWith({ from: WALLET, to: "PG", amount: read });
  });

  test("can be a share of the account's balance, to the satang", async () => {
    await render(<StatefulDialog draft={{ from: "PG", to: WALLET, amount: "" }} />);
    await page.getByRole("button", { name: "50%" }).click();
    await expect.element(amount()).toHaveValue("166.66");
    await page.getByRole("button", { name: "All", exact: true }).click();
    await submit().click();
    expect(onTransfer).toHaveBeenCalledExactlyOnceWith({ from: "PG", to: WALLET, amount: 33_333 });
  });
});

test("a double press submits once", async () => {
  await render(<StatefulDialog />);
  await amount().fill("100");
  await submit().dblClick();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(onTransfer).toHaveBeenCalledOnce();
});

/** The text of the review. */
const said = () => page.getByRole("region", { name: "Transfer summary" }).element().textContent;

describe("the accounts", () => {
  test("must be chosen", async () => {
    await render(<StatefulDialog draft={{ from: null, to: null, amount: "100" }} />);
    await submit().click();
    expect(page.getByText("Select an account", { exact: true }).elements()).toHaveLength(2);
    expect(onTransfer).not.toHaveBeenCalled();
  });

  test.each([
    ["a game", "PG", WALLET],
    ["the wallet", WALLET, ""],
  ])("from %s, with no other chosen, suggest the wallet for what leaves a game", async (_what, from, to) => {
    await render(<StatefulDialog draft={{ from: null, to: null, amount: "" }} />);
    await page.getByLabelText("From").selectOptions(from);
    await expect.element(page.getByLabelText("From")).toHaveValue(from);
    await expect.element(page.getByLabelText("To", { exact: true })).toHaveValue(to);
  });

  test("must differ", async () => {
    await render(<StatefulDialog draft={{ from: WALLET, to: WALLET, amount: "100" }} />);
    await expect.element(page.getByText(/You cannot transfer within the same account/)).toBeVisible();
    await submit().click();
    expect(onTransfer).not.toHaveBeenCalled();
  });

  test("can be swapped, and the review shows what will move", async () => {
    await render(<StatefulDialog draft={{ from: WALLET, to: "PG", amount: "100" }} />);
    await expect.poll(said).toContain("100.00 baht from Wallet to PG Slot");
    await expect.poll(said).toContain("1,900.00");
    await page.getByRole("button", { name: "Swap the two accounts" }).click();
    await expect.poll(said).toContain("100.00 baht from PG Slot to Wallet");
    await expect.poll(said).toContain("2,100.00");
  });

  test("that failed to load can be retried", async () => {
    await render(
      <StatefulDialog accounts={{ kind: "failed", message: "No connection", retrying: false, retry }} />,
    );
    await page.getByRole("button", { name: "Try again" }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe("collecting everything", () => {
  const huge = satang(999_999_999_999_999);
  test.each([
    ["that is not known", { games: [{ code: "PG", name: "PG Slot", balance: null }], allGames: true }],
    ["of games that could not be read", { games: [], allGames: false }],
    [
      "too large to be summed",
      {
        games: Array.from({ length: 12 }, (_, at) => ({ code: `G${at}`, name: `G${at}`, balance: huge })),
        allGames: true,
      },
    ],
  ])("%s is offered, and no sum is made up", async (_what, over) => {
    await render(<StatefulDialog accounts={{ kind: "ready", data: { ...ACCOUNTS, ...over } }} />);
    await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
    const question = page.getByRole("alertdialog");
    await expect.element(question).toBeVisible();
    expect(question.element().textContent).not.toMatch(/\d/);
  });

  test("asks with the sum, and runs once confirmed", async () => {
    await render(<StatefulDialog />);
    await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
    await expect.element(page.getByText(/333\.33 baht in 1 game account/)).toBeVisible();
    expect(onCollect).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "Collect all", exact: true }).click();
    await expect.poll(() => onCollect).toHaveBeenCalledOnce();
  });

  test("keeps the question until the answer, so that a second press reaches nothing behind it", async () => {
    const answer = Promise.withResolvers<void>();
    onCollect.mockReturnValueOnce(answer.promise);
    await render(<StatefulDialog />);
    await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
    const question = page.getByRole("alertdialog");
    const confirm = question.getByRole("button", { name: "Collect all", exact: true });
    await confirm.dblClick();
    await expect.element(confirm).toHaveAttribute("aria-busy", "true");
    expect(onCollect).toHaveBeenCalledOnce();
    answer.resolve();
    await expect.element(question).not.toBeInTheDocument();
  });

  test("does nothing when the question is cancelled", async () => {
    await render(<StatefulDialog />);
    await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    expect(onCollect).not.toHaveBeenCalled();
  });
});

test("a transfer whose end is not known stands in the place of the form", async () => {
  await render(<StatefulDialog unresolved={<p>Being confirmed</p>} />);
  await expect.element(page.getByText("Being confirmed")).toBeVisible();
  expect(submit().elements()).toEqual([]);
});
