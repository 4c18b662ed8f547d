import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { satang } from "@member-wallet/domain";
import { readProgress } from "../../money-calls/record/stored-acts.ts";
import { leaveAct, storedActs } from "../../testing/left-act.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const WALLET = "GET /api/wallet";
const STATEMENT = "POST /api/statement";

/** Tabs hear of each other what was told: each test has withdrawals of its own. */
let minute = 10;
const withdrawal = (status: string, amount = 300) =>
  aStatementEntry({
    statementType: "withdraw",
    status,
    from: "wallet",
    to: "SCB",
    amount,
    createdAt: `2026-01-05T04:${minute}:00.${amount}Z`,
  });

const strip = (amount: string) => page.getByRole("button", { name: new RegExp(`in progress ${amount}`) });
const entry = () => page.getByRole("dialog", { name: "Entry" });
const stepsShown = () =>
  entry()
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)
    .join("|");
const alert = () => page.getByRole("alertdialog", { name: "Withdrawal failed" });
const paid = () => page.getByText("300.00 baht was sent to your bank account");

/** Home with two withdrawals in progress, of 300 and of 400 baht; `end` ends the one of 300 baht. */
async function home() {
  const { table } = mockBackend({
    [WALLET]: () => answer(aWalletAnswer({ wallet: { amount: 1000 }, slots: [] })),
    [STATEMENT]: () => answer({ total: 2, statements: [withdrawal("PENDING"), withdrawal("PENDING", 400)] }),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(strip("").first()).toBeVisible();
  function end(status: "SUCCESS" | "FAILED") {
    table[WALLET] = () => answer(aWalletAnswer({ wallet: { amount: 1300 }, slots: [] }));
    table[STATEMENT] = () =>
      answer({ total: 2, statements: [withdrawal(status), withdrawal("PENDING", 400)] });
    comeBack();
  }
  return { end, table };
}

/** The member comes back to the tab, and hears of what has changed. */
function comeBack() {
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
}

/** The same, with the entry of one of them open. */
async function openEntry(amount: "300.00" | "400.00") {
  const { end } = await home();
  await strip(amount).click();
  await expect.element(entry().getByText("Wait for the transfer to your bank account.")).toBeVisible();
  return end;
}

beforeEach(() => {
  minute += 1;
});

describe("a withdrawal that ends while its entry is open", () => {
  test.each([
    ["refused", "FAILED", "The money was returned to your wallet."],
    ["paid", "SUCCESS", "Successful"],
  ] as const)(
    "and is %s is told in the entry alone, and the balance is fetched anew",
    async (_end, status, text) => {
      const end = await openEntry("300.00");
      end(status);
      await expect.element(entry().getByText(text)).toBeVisible();
      await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,300.00 baht");
      expect(alert().elements()).toEqual([]);
      expect(paid().elements()).toEqual([]);
      await entry().getByRole("button", { name: "Close" }).first().click();
      await expect.element(entry()).not.toBeInTheDocument();
      expect(window.location.search).toBe("");
      await expect.poll(storedActs).toMatch(/"kind":"ended","told":true/);
      expect(alert().elements()).toEqual([]);
      expect(paid().elements()).toEqual([]);
    },
  );
});

test("a withdrawal that is refused while another one's entry is open is told over it", async () => {
  const end = await openEntry("400.00");
  end("FAILED");
  await expect.element(alert().getByText("300.00 baht was returned to your wallet.")).toBeVisible();
  await alert().getByRole("button", { name: "See this entry" }).click();
  await expect.element(entry().getByText("The money was returned to your wallet.")).toBeVisible();
});

test.each([
  [{}, ["Withdrawal requested", "Wait for the transfer to your bank account."]],
  [{ sentAt: null }, ["Withdrawal requested", "We are checking your withdrawal"]],
  [
    { sentAt: "2026-01-05T04:20:00.000Z", endedAt: "2026-01-05T04:21:00.000Z", status: "SUCCESS" },
    [
      "Withdrawal requested",
      "Transfer order sent to the bank05/01/2026 11:20:00",
      "Paid to your bank account05/01/2026 11:21:00",
    ],
  ],
])("the entry of a withdrawal of which the server tells %j shows what it knows", async (told, steps) => {
  const { table } = await home();
  const one = { ...withdrawal("PENDING"), ...told };
  await strip("300.00").click();
  await expect.element(entry()).toBeVisible();
  table[STATEMENT] = () => answer({ total: 2, statements: [one, withdrawal("PENDING", 400)] });
  comeBack();
  await expect.poll(stepsShown).toMatch(new RegExp(`^${steps.join("[^|]*\\|")}[^|]*$`));
});

/** A withdrawal that was paid after so many seconds. */
const paidIn = (seconds: number, amount: number) => ({
  ...withdrawal("SUCCESS", amount),
  endedAt: new Date(Date.parse(withdrawal("SUCCESS", amount).createdAt) + seconds * 1_000).toISOString(),
});

test("an entry in progress says how long the latest withdrawals took, and one that was paid doesn't", async () => {
  const { table } = await home();
  const others = [paidIn(30, 500), paidIn(400, 600)];
  const recent = entry().getByText("Recently took up to 7 minutes");
  await strip("300.00").click();
  await expect.element(entry()).toBeVisible();
  table[STATEMENT] = () => answer({ total: 3, statements: [withdrawal("PENDING"), ...others] });
  comeBack();
  await expect.element(recent).toBeVisible();
  table[STATEMENT] = () => answer({ total: 3, statements: [withdrawal("SUCCESS"), ...others] });
  comeBack();
  await expect.element(entry().getByText("Paid to your bank account")).toBeVisible();
  await expect.element(recent).not.toBeInTheDocument();
});

test("a withdrawal that was sent to the bank says so on home and in its entry, with the time", async () => {
  const { table } = await home();
  await expect.element(strip("300.00").getByText(/Withdrawal requested/)).toBeVisible();
  const sent = { ...withdrawal("PENDING"), sentAt: "2026-01-05T04:20:00.000Z" };
  table[STATEMENT] = () => answer({ total: 2, statements: [sent, withdrawal("PENDING", 400)] });
  comeBack();
  await expect
    .element(strip("300.00").getByText("Transfer order sent to the bank 05/01/2026 11:20:00"))
    .toBeVisible();
  await expect.element(strip("400.00").getByText(/Withdrawal requested/)).toBeVisible();
  await strip("300.00").click();
  await expect.element(entry().getByText("Transfer order sent to the bank")).toBeVisible();
  await expect.element(entry().getByText("Wait for the transfer to your bank account.")).toBeVisible();
});

test.each([
  ["paid", "SUCCESS", "Your withdrawal was sent to your bank account"],
  ["refused", "FAILED", "The money was returned to your wallet."],
] as const)(
  "a withdrawal that is %s is told without figures while the member hides amounts",
  async (_end, status, text) => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    const { end } = await home();
    end(status);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\d\.\d\d/);
  },
);

test("a withdrawal that is paid while the next one is typed is told over it, and the form stays", async () => {
  const { end } = await home();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("110");
  end("SUCCESS");
  await expect.element(paid()).toBeVisible();
  await expect.element(amount).toHaveValue("110");
});

test("a withdrawal that the statement does not show any more is told as not known, with the way to support", async () => {
  const progress = readProgress({ amount: 30_000, at: "2026-01-05T04:00:00.000Z", missingSince: 0 });
  const stand = { kind: "processing", progress, told: true } as const;
  leaveAct({ kind: "withdraw", amount: satang(30_000) }, false, undefined, stand);
  mockBackend({
    [WALLET]: () => answer(aWalletAnswer()),
    [STATEMENT]: () => answer({ total: 0, statements: [] }),
  });
  await renderSite("/user/profile", FIXED_MARKET, "token-a");
  const unknown = page.getByRole("alertdialog", { name: "Withdrawal of 300.00 baht" });
  await expect.element(unknown.getByText(/its outcome is not known/)).toBeVisible();
  await expect.element(unknown.getByRole("button", { name: "Contact support" })).toBeVisible();
});
