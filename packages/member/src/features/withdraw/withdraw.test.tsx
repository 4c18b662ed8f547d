import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  aBankAccount,
  aBonusItem,
  aGameAccount,
  anActiveBonus,
  aStatementEntry,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const PENDING = aStatementEntry({
  statementType: "withdraw",
  status: "PENDING",
  from: "wallet",
  to: "SCB",
  amount: 500,
});

function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () =>
      answer(
        aWalletAnswer({
          wallet: { amount: 1000 },
          slots: [aGameAccount({ amount: 250.5 })],
          bankAccount: aBankAccount({ bankAccountNo: "1234564567" }),
        }),
      ),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
    "POST /api/wallet/withdrawAll": () => answer({ message: "SUCCESS" }),
    "POST /api/statement": () =>
      answer({ total: 2, statements: [aStatementEntry({ createdAt: "2026-01-05T03:05:00.000Z" }), PENDING] }),
    ...over,
  });
}

const open = () => renderSite("/user/home?dialog=withdraw", FIXED_MARKET, "token-a");
const amount = () => page.getByRole("textbox", { name: "Amount" });
const submit = () =>
  page.getByRole("dialog", { name: "Withdraw" }).getByRole("button", { name: "Withdraw", exact: true });
const refusal = () => page.getByRole("alertdialog", { name: "Error" });
const sent = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

/** Withdraws 500 and goes back before the answer arrives. */
async function leave(end: Promise<Response>) {
  const { callsTo } = backend({ "POST /api/wallet/withdrawAll": () => end });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await amount().fill("500");
  await submit().click();
  await expect.poll(() => callsTo("POST /api/wallet/withdrawAll").length).toBe(1);
  window.history.back();
  await expect.element(amount()).not.toBeInTheDocument();
  return callsTo;
}

describe("withdrawing", () => {
  test("opens from home, and limits the amount to the total balance", async () => {
    const { callsTo } = backend();
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect.element(page.getByText(/250\.50 baht in game accounts/)).toBeVisible();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await submit().click();
    await expect.poll(() => sent(callsTo("POST /api/wallet/withdrawAll"))).toEqual([{ amount: 1250.5 }]);
    expect(callsTo("POST /api/wallet/withdrawAll")[0]?.key).toMatch(/^[0-9a-f-]{32,36}$/);
    const alert = page.getByRole("alertdialog", { name: "Wait for the transfer" });
    await expect.element(alert.getByText("1,250.50 baht")).toBeVisible();
    await expect.element(amount()).not.toBeInTheDocument();
  });

  test("closes the dialog, refetches the wallet, and opens the pending entry", async () => {
    const { callsTo } = backend();
    await open();
    await amount().fill("500");
    const loaded = callsTo("GET /api/wallet").length;
    await submit().click();
    const alert = page.getByRole("alertdialog", { name: "Wait for the transfer" });
    await expect.element(alert.getByText("500.00 baht")).toBeVisible();
    const steps = alert.getByRole("listitem");
    expect(steps.first().element().textContent).toMatch(
      /^Withdrawal requested\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/,
    );
    await expect.element(steps.last()).toHaveTextContent("Withdrawal in progress");
    expect(window.location.search).toBe("");
    expect(callsTo("GET /api/wallet").length).toBeGreaterThan(loaded);
    await alert.getByRole("button", { name: "See the entry" }).click();
    const entry = page.getByRole("dialog", { name: "Entry" });
    await expect.element(entry.getByText("Wait for the transfer to your bank account.")).toBeVisible();
    expect(window.location.pathname).toBe("/user/statement");
    await entry.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("heading", { name: "Statement" })).toBeVisible();
    expect(window.location.pathname).toBe("/user/statement");
  });

  test("that is refused shows an alert over the unchanged amount, and refetches the limits", async () => {
    const { callsTo } = backend({
      "POST /api/wallet/withdrawAll": () => answer({ message: "WITHDRAW_MAXIMUM" }, 400),
    });
    await open();
    await amount().fill("500");
    await submit().click();
    await expect.element(refusal().getByText(/above the maximum withdrawal/)).toBeVisible();
    await expect.poll(() => callsTo("GET /api/lookup/withdraw").length).toBe(2);
    await refusal().getByRole("button", { name: "Close" }).last().click();
    await expect.element(refusal()).not.toBeInTheDocument();
    await expect.element(amount()).toHaveValue("500");
  });

  test("that was refused shows no refusal next to the error of the next amount", async () => {
    backend({ "POST /api/wallet/withdrawAll": () => answer({ message: "MONEY_NOT_ENOUGH" }, 400) });
    await open();
    await amount().fill("500");
    await submit().click();
    await refusal().getByRole("button", { name: "Close" }).last().click();
    await amount().fill("99");
    await submit().click();
    await expect.element(amount()).toHaveAccessibleDescription("The minimum withdrawal is 100.00 baht.");
    expect(page.getByText(/^The balance is too low/).elements()).toEqual([]);
  });

  test("whose answer was lost is not reported as failed, and nothing more is sent", async () => {
    const { callsTo } = backend({
      "POST /api/wallet/withdrawAll": () => Promise.reject(new TypeError("dropped")),
    });
    await open();
    await amount().fill("500");
    await submit().click();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(callsTo("POST /api/wallet/withdrawAll")).toHaveLength(1);
  });

  test("restores the input when the dialog closes and reopens", async () => {
    backend();
    await open();
    await amount().fill("123.45");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect.element(amount()).toHaveValue("123.45");
  });
});

describe("a withdrawal while a bonus runs", () => {
  const ACTIVE = { status: true, type: "day", code: "DAY" };

  test.each([
    ["that it tells is nothing now", { percentFail: 0 }, [], /Cancelling it now costs nothing/],
    ["that it tells", { percentFail: 20 }, [], /cannot be withdrawn/],
    ["that only the list tells, here nothing", {}, [{ percentFail: 0 }], /cannot be withdrawn/],
  ])("is held back unless the server says that its end costs nothing: with a share %s", async (...of) => {
    const [, told, listed, text] = of;
    backend({
      "GET /api/bonus/check/active": () => answer({ ...ACTIVE, ...told }),
      "GET /api/bonus": () => answer(listed.map((over) => aBonusItem({ code: "DAY", ...over }))),
    });
    await open();
    const notice = page.getByRole("status").filter({ hasText: "DAY is in use" });
    await expect.element(notice.getByText(text)).toBeVisible();
  });

  test.each([
    ["a part", [{ amount: 50 }], /The bonus has ended\. 50\.00 baht was deducted/],
    ["nothing", [{ amount: 0 }], /The bonus has ended\. Nothing was deducted/],
    ["nothing, as it did not end", [], /^(?!.*(?:deducted|has ended))/],
  ])("ends it, and the alert says what that took: %s", async (_what, ends, said) => {
    const { table } = backend({
      "GET /api/bonus/check/active": () => answer({ ...ACTIVE, percentFail: 0 }),
      "POST /api/wallet/withdrawAll"() {
        const createdAt = new Date().toISOString();
        const end = { statementType: "finish_bonus", createdAt, from: "wallet", to: null } as const;
        const older = aStatementEntry({ ...end, createdAt: "2026-01-05T03:05:00.000Z", amount: 999 });
        const statements = [...ends.map((over) => aStatementEntry({ ...end, ...over })), PENDING, older];
        table["POST /api/statement"] = () => answer({ total: statements.length, statements });
        return answer({ message: "SUCCESS" });
      },
    });
    await open();
    await expect.element(page.getByText("DAY is in use")).toBeVisible();
    await amount().fill("500");
    await submit().click();
    const alert = page.getByRole("alertdialog", { name: "Wait for the transfer" });
    await expect.element(alert.getByText("500.00 baht")).toBeVisible();
    expect(alert.element().textContent).toMatch(said);
  });
});

describe("a withdrawal that the member left by Back", () => {
  test.each([
    ["refused", answer({ message: "MONEY_NOT_ENOUGH" }, 400), /balance/i],
    ["unknown", answer({}, 502), /^Outcome unknown: /],
  ])("and that ends %s is told all the same", async (_end, response, words) => {
    const end = Promise.withResolvers<Response>();
    await leave(end.promise);
    end.resolve(response);
    const alert = page.getByRole("alertdialog", { name: /^Withdrawal/ });
    await expect.element(alert.getByText(words)).toBeVisible();
  });

  test("and that is pending is not sent a second time", async () => {
    const callsTo = await leave(new Promise(() => {}));
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect.element(amount()).toHaveValue("500");
    await expect.element(submit()).toHaveAttribute("aria-busy", "true");
    submit()
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await amount().click();
    expect(callsTo("POST /api/wallet/withdrawAll")).toHaveLength(1);
  });
});

test("closing twice in one task closes the dialog and stays on the page", async () => {
  backend();
  await renderSite("/user/statement", FIXED_MARKET, "token-a");
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(amount()).toBeVisible();
  const close = page.getByRole("button", { name: "Close" }).element();
  close.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  close.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).not.toBeInTheDocument();
  // One more navigation flushes any pending step back.
  await page.getByRole("button", { name: "Deposit", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Deposit" })).toBeVisible();
  expect(window.location.pathname).toBe("/user/home");
});

describe("the queries of a withdrawal", () => {
  test("warn of a bonus in use", async () => {
    backend({ "GET /api/bonus/check/active": () => answer(anActiveBonus()) });
    await open();
    await expect.element(page.getByText("You have a bonus in use")).toBeVisible();
  });

  test("block nothing when the one for the bonus fails", async () => {
    const { callsTo } = backend({ "GET /api/bonus/check/active": () => answer({}, 500) });
    await open();
    await amount().fill("500");
    await submit().click();
    await expect.poll(() => callsTo("POST /api/wallet/withdrawAll")).toHaveLength(1);
  });

  test("offer nothing without the limits, until they load", async () => {
    const { table } = backend({ "GET /api/lookup/withdraw": () => answer({}, 500) });
    await open();
    await expect.element(page.getByText(/withdrawal limits did not load/)).toBeVisible();
    expect(submit().elements()).toEqual([]);
    table["GET /api/lookup/withdraw"] = () => answer({ withdrawMin: 100, withdrawMax: 50_000 });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(amount()).toBeVisible();
  });

  test.each([
    ["the maximum lies below the minimum", { withdrawMin: 500, withdrawMax: 100 }],
    ["the maximum is nothing", { withdrawMin: 0, withdrawMax: 0 }],
  ])("say that withdrawing is closed where %s", async (_why, limits) => {
    backend({ "GET /api/lookup/withdraw": () => answer(limits) });
    await open();
    await expect.element(page.getByText("Withdrawals are closed right now")).toBeVisible();
    expect(amount().elements()).toEqual([]);
  });

  test("offer nothing where the limits are not numbers", async () => {
    declareUnreadable("WithdrawAnswer");
    backend({ "GET /api/lookup/withdraw": () => answer({ withdrawMin: "100", withdrawMax: null }) });
    await open();
    await expect.element(page.getByText(/withdrawal limits did not load/)).toBeVisible();
    expect(amount().elements()).toEqual([]);
  });
});
