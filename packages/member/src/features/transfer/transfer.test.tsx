import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import {
  backend as chatBackend,
  message as toSupport,
  open as openWithChat,
} from "../../testing/support-chat.ts";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";

const TRANSFER = "POST /api/wallet/transfer";
const COLLECT = "POST /api/wallet/transferAll";

function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () =>
      answer(aWalletAnswer({ wallet: { amount: 1_000 }, slots: [aGameAccount({ amount: 50 })] })),
    ...over,
  });
}

const dialog = () => page.getByRole("dialog", { name: "Transfer" });
const alert = () => page.getByRole("alertdialog", { name: "Error" });
const amount = () => dialog().getByRole("textbox", { name: "Amount" });
const submit = () => dialog().getByRole("button", { name: "Transfer", exact: true });
const close = () => alert().getByRole("button", { name: "Close" }).last().click();

/** A connection that broke before the answer came. */
const lost = () => Promise.reject<Response>(new TypeError("dropped"));

/** Moves 100 baht from the wallet into the game. */
async function transfer() {
  await renderSite("/user/home?dialog=transfer&from=wallet&to=PG", FIXED_MARKET, "token-a");
  await amount().fill("100");
  await submit().click();
}

test("begins with the wallet and no game while a game account is unreadable", async () => {
  declareUnreadable("WalletAnswer");
  backend({
    "GET /api/wallet": () =>
      answer({ ...aWalletAnswer({ wallet: { amount: 1_000 } }), slots: [aGameAccount({ amount: 50 }), {}] }),
  });
  await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
  await expect.element(dialog().getByLabelText("From")).toHaveValue("wallet");
  await expect.element(dialog().getByLabelText("To", { exact: true })).toHaveValue("");
});

describe("a transfer that is refused", () => {
  test.each([
    [
      "of the catalogue",
      "TRANSFER_FAIL",
      "The transfer failed. The money is back in your wallet. Try again.",
    ],
    ["in its own words", "Closed for the night", "Closed for the night"],
  ])(
    "is an alert with the server's message, here %s, over the unchanged form",
    async (_of, message, text) => {
      backend({ [TRANSFER]: () => answer({ message }, 400) });
      await transfer();
      await expect.element(alert().getByText(text)).toBeVisible();
      await close();
      await expect.element(alert()).not.toBeInTheDocument();
      await expect.element(amount()).toHaveValue("100");
      expect(page.getByText(text).elements()).toEqual([]);
    },
  );

  test("shows no refusal next to the error of the next amount", async () => {
    const { callsTo } = backend({ [TRANSFER]: () => answer({ message: "TRANSFER_FAIL" }, 400) });
    await transfer();
    await close();
    await amount().fill("0.50");
    await submit().click();
    await expect.element(amount()).toHaveAccessibleDescription("The minimum amount is 1.00 baht.");
    expect(page.getByText(/The transfer failed/).elements()).toEqual([]);
    expect(callsTo(TRANSFER)).toHaveLength(1);
  });

  test("can be sent again under a new key", async () => {
    const { table, callsTo } = backend({ [TRANSFER]: () => answer({ message: "TRANSFER_FAIL" }, 400) });
    await transfer();
    await close();
    table[TRANSFER] = () => answer({ message: "SUCCESS" });
    await submit().click();
    await expect.element(page.getByRole("alertdialog", { name: "Transferred" })).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    const [first, second] = callsTo(TRANSFER);
    expect(second?.key).not.toBe(first?.key);
  });
});

test("a transfer begins with the one game that has money, and out of it when the wallet is empty", async () => {
  const { table } = backend();
  const { screen } = await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
  await expect.element(dialog().getByLabelText("From")).toHaveValue("wallet");
  await expect.element(dialog().getByLabelText("To")).toHaveValue("PG");
  await screen.unmount();
  table["GET /api/wallet"] = () =>
    answer(aWalletAnswer({ wallet: { amount: 0 }, slots: [aGameAccount({ amount: 50 })] }));
  await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
  await expect.element(dialog().getByLabelText("From")).toHaveValue("PG");
  await expect.element(dialog().getByLabelText("To")).toHaveValue("wallet");
});

test("of all games' balances is an alert too", async () => {
  backend({ [COLLECT]: () => answer({ message: "BONUS_REMAINING" }, 400) });
  await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
  await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
  await page.getByRole("button", { name: "Collect all", exact: true }).click();
  await expect
    .element(
      alert().getByText(
        /^You still have a bonus in use\. It must end first: once .* cancelling it costs nothing/,
      ),
    )
    .toBeVisible();
  await close();
  await expect.element(submit()).toBeEnabled();
});

test("of all games' balances that is refused for too little money advises no smaller amount, and the balances load again", async () => {
  const { callsTo } = backend({ [COLLECT]: () => answer({ message: "MONEY_NOT_ENOUGH" }, 400) });
  await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
  await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
  const before = callsTo("GET /api/wallet").length;
  await page.getByRole("button", { name: "Collect all", exact: true }).click();
  await expect.element(alert().getByText(/^The games do not hold enough money to collect/)).toBeVisible();
  await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(before);
});

/** Types 500 baht to be moved into the game, and does this; then contacts support. */
async function contactAfter(act: () => Promise<void>) {
  chatBackend({
    "GET /api/wallet": () =>
      answer(aWalletAnswer({ wallet: { amount: 1_000 }, slots: [aGameAccount({ amount: 50 })] })),
    [TRANSFER]: lost,
    [COLLECT]: lost,
  });
  await openWithChat("/user/home?dialog=transfer&from=wallet&to=PG", "token-a");
  await amount().fill("500");
  await act();
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  await page.getByRole("button", { name: "Contact support" }).click();
  await expect.element(toSupport()).toHaveValue(expect.stringMatching(/^I made a transfer .*\n/));
  return (toSupport().element() as HTMLTextAreaElement).value;
}

describe("the message to support about a transfer whose answer was lost", () => {
  test("says how much was moved", async () => {
    const prepared = await contactAfter(() => submit().click());
    expect(prepared).toContain("\nAmount: 500.00 baht\n");
  });

  test("says no amount for the collection of all money, whatever was typed", async () => {
    const prepared = await contactAfter(async () => {
      await page.getByRole("button", { name: "Collect all money into the wallet" }).click();
      await page.getByRole("button", { name: "Collect all", exact: true }).click();
    });
    expect(prepared).not.toMatch(/Amount|500/);
  });
});
