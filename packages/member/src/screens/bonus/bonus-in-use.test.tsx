import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  aBonusItem,
  aGameAccount,
  aStatementEntry,
  aUserBonus,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import { claimsBackend, errorAlert, IN_USE, lost, NOT_IN_USE, open } from "../../testing/claims.ts";
import { answer } from "../../testing/mock-backend.ts";

const PAGE = "/user/bonus";
const LIST = "GET /api/bonus";
const ACTIVE = "GET /api/bonus/check/active";
const STATEMENT = "POST /api/statement";
const CLEAR = "GET /api/bonus/clear";

const card = (name: RegExp) => page.getByRole("button", { name });
const code = () => page.getByRole("textbox", { name: "Promotion code" });
const cancelButton = () => page.getByRole("main").getByRole("button", { name: "Cancel the bonus" });
const confirmCancel = () => page.getByRole("alertdialog").getByRole("button", { name: "Cancel the bonus" });
const question = () => page.getByRole("alertdialog", { name: /^Cancel / });
const told = () => page.getByRole("alertdialog", { name: /was cancelled$/ });

async function cancel() {
  await cancelButton().click();
  await confirmCancel().click();
}

describe("the bonus in use", () => {
  const BUY1 = { status: true, type: "limit", code: "BUY1/GET1", percentFail: 100 };
  const RICH = aWalletAnswer({ wallet: { amount: 2_000 }, slots: [aGameAccount({ amount: 270 })] });

  /** A backend whose bonus ends, with this entry in the statement. */
  function ending(active: object, entry: Parameters<typeof aStatementEntry>[0] | null) {
    const backend = claimsBackend({
      [ACTIVE]: () => answer(active),
      "GET /api/wallet": () => answer(RICH),
      [STATEMENT]: () => answer({ total: 0, statements: [] }),
      [CLEAR]() {
        backend.table[ACTIVE] = () => answer(NOT_IN_USE);
        const end = { statementType: "finish_bonus", createdAt: new Date().toISOString(), ...entry };
        const older = aStatementEntry({ statementType: "finish_bonus", amount: 999 });
        const statements = entry === null ? [older] : [aStatementEntry(end), older];
        // Only the first page has them.
        backend.table[STATEMENT] = ({ body }) => {
          const { page: asked } = body as { page: number };
          return answer({ total: 20, statements: asked === 1 ? statements : [] });
        };
        return answer({ message: "BONUS_CLEAR" });
      },
    });
    return backend;
  }

  test("is named in place of the search; its end costs what the question says, and an alert says what it took", async () => {
    const { callsTo } = ending(BUY1, { amount: 2_270 });
    await open(PAGE);
    const box = page.getByRole("region", { name: "Bonus in use" });
    await expect.element(box.getByText("BUY1/GET1")).toBeVisible();
    expect(code().elements()).toEqual([]);
    await cancelButton().click();
    await expect.element(question()).toHaveAccessibleName("Cancel BUY1/GET1?");
    await expect
      .element(question().getByText("2,270.00 baht will be deducted from your balance"))
      .toBeVisible();
    await expect
      .element(question().getByText(/100% of your total balance.* 0\.00 baht will be left/))
      .toBeVisible();
    await question().getByRole("button", { name: "Keep it" }).click();
    expect(callsTo(CLEAR)).toEqual([]);

    const wallets = callsTo("GET /api/wallet").length;
    await cancel();
    await expect.element(told().getByText("2,270.00 baht was deducted from your balance.")).toBeVisible();
    await expect.element(told()).toHaveAccessibleName("BUY1/GET1 was cancelled");
    await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(wallets + 1);
    expect(callsTo(CLEAR).map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/)]);
    await told().getByRole("button", { name: "See the entry" }).click();
    await expect
      .element(page.getByRole("dialog", { name: "Entry" }).getByText(/^This amount was deducted/))
      .toBeVisible();
  });

  test.each([
    ["costs nothing", { ...BUY1, percentFail: 0 }, "Nothing will be deducted from your balance."],
    ["costs a part", { ...BUY1, percentFail: 12.5 }, "283.75 baht will be deducted from your balance"],
    ["is in no list", { status: true, type: "limit" }, /^Some or all of your balance may be deducted/],
  ])("that %s is told so before", async (_what, active, text) => {
    ending(active, null);
    await open(PAGE);
    await cancelButton().click();
    await expect.element(question().getByText(text)).toBeVisible();
  });

  test("of which the list alone knows name and share costs that as long as its conditions are not met", async () => {
    const list = Promise.withResolvers<Response>();
    const { callsTo } = claimsBackend({
      [ACTIVE]: () => answer(IN_USE),
      [LIST]: () => list.promise,
      "GET /api/wallet": () => answer(RICH),
    });
    await open(PAGE);
    await expect.poll(() => callsTo(ACTIVE).length).toBe(1);
    await expect.element(code()).not.toBeInTheDocument();
    // Its cost would be told as unknown.
    expect(cancelButton().elements()).toEqual([]);
    list.resolve(answer([aBonusItem({ userBonus: aUserBonus({ isActive: true }) })]));
    await cancelButton().click();
    await expect.element(question()).toHaveAccessibleName("Cancel DAILY10?");
    await expect
      .element(question().getByText("454.00 baht will be deducted from your balance"))
      .toBeVisible();
    await expect.element(question().getByText(/This applies until the conditions/)).toBeVisible();
  });

  test("shows the share alone while the balance does not load", async () => {
    const { table } = ending({ ...BUY1, percentFail: 20 }, null);
    await open(PAGE);
    await expect.element(cancelButton()).toBeEnabled();
    table["GET /api/wallet"] = () => answer({}, 500);
    await cancelButton().click();
    await expect.element(question().getByText("20% of your total balance will be deducted")).toBeVisible();
  });

  test.each([
    ["that took nothing", { amount: 0 }, "Nothing was deducted from your balance."],
    [
      "whose entry is not there yet",
      null,
      "Your statement shows whether anything was deducted from your balance.",
    ],
  ])("%s is told so afterwards", async (_what, entry, text) => {
    ending(BUY1, entry);
    await open(PAGE);
    await cancel();
    await expect.element(told().getByText(text)).toBeVisible();
  });

  test("keeps the sum out of the message while amounts are hidden", async () => {
    ending(BUY1, { amount: 2_270 });
    window.sessionStorage.setItem("hiddenAmounts", "true");
    await open(PAGE);
    await cancel();
    await expect
      .element(told().getByText("Your statement shows whether anything was deducted from your balance."))
      .toBeVisible();
  });

  test("of a type that is not known shows the type as sent", async () => {
    claimsBackend({ [ACTIVE]: () => answer({ status: true, type: "month" }) });
    await open(PAGE);
    await expect.element(page.getByText("Type: month")).toBeVisible();
  });

  test("whose conditions are unmet stays, and an alert says why", async () => {
    claimsBackend({
      [ACTIVE]: () => answer(IN_USE),
      [CLEAR]: () => answer({ message: "BONUS_CONDITION" }, 400),
    });
    await open(PAGE);
    await cancelButton().click();
    await confirmCancel().click();
    await expect.element(errorAlert().getByText(/conditions of your bonus are not met/)).toBeVisible();
    await errorAlert().getByRole("button", { name: "Close" }).last().click();
    await expect.element(page.getByText("Type: daily bonus")).toBeVisible();
  });

  test("is cancelled once by two presses", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = claimsBackend({ [ACTIVE]: () => answer(IN_USE), [CLEAR]: () => end.promise });
    await open(PAGE);
    await cancelButton().click();
    await confirmCancel().dblClick();
    await expect.poll(() => callsTo(CLEAR).length).toBe(1);
    await expect.element(confirmCancel()).toHaveAttribute("aria-busy", "true");
    await confirmCancel().click({ force: true });
    expect(window.location.pathname).toBe(PAGE);
    end.resolve(answer({ message: "BONUS_CLEAR" }));
    await expect.element(told()).toBeVisible();
    expect(callsTo(CLEAR)).toHaveLength(1);
  });

  test("whose cancelling got no answer is unknown, never failed, with the statement", async () => {
    const { callsTo } = claimsBackend({ [ACTIVE]: () => answer(IN_USE), [CLEAR]: lost });
    await open(PAGE);
    await cancelButton().click();
    await confirmCancel().click();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(errorAlert().elements()).toEqual([]);
    expect(callsTo(CLEAR)).toHaveLength(1);
  });

  test("that does not load shows a retry, and the bonuses stay", async () => {
    claimsBackend({ [ACTIVE]: () => answer({ message: "NO_DATA" }, 500) });
    await open(PAGE);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(card(/DAILY10/)).toBeVisible();
  });
});
