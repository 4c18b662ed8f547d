import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";

const deposit = aStatementEntry({ amount: 500, createdAt: "2026-01-05T03:00:00.000Z" });
const withdrawal = aStatementEntry({
  statementType: "withdraw",
  status: "PENDING",
  from: "wallet",
  to: "SCB",
  amount: 300,
  createdAt: "2026-01-05T04:00:00.000Z",
});
const games = [
  aGameAccount({ code: "PG", name: "PG Soft", amount: 0 }),
  aGameAccount({ code: "SLOTXO", name: "Slot XO", amount: 250 }),
];

function backend(entries = [deposit]) {
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ wallet: { amount: 1000 }, slots: games })),
    "POST /api/statement": () => answer({ total: entries.length, statements: entries }),
    "GET /api/lookup/banks": () => answer([]),
  });
}

const home = () => renderSite("/user/home", FIXED_MARKET, "token-a");
const total = () => page.getByTestId("total-balance");
const button = (name: string | RegExp) => page.getByRole("button", { name });

/** Every text of the page, with what only screen readers read. */
const shown = () => document.body.textContent;

describe("a member who hides amounts", () => {
  test("sees none of their money on home, and hears that it is hidden", async () => {
    backend([withdrawal, deposit]);
    await home();
    await expect.element(button(/Deposit.*500\.00/)).toBeVisible();
    await expect.element(button(/Slot XO/)).toBeVisible();
    await expect.element(button(/Withdrawal in progress 300\.00/)).toBeVisible();
    await button("Hide amounts").click();
    await expect.element(total()).toHaveTextContent("••••Hidden baht");
    await expect.element(button(/Slot XO.*Hidden.*Game credit Hidden/)).toBeVisible();
    expect(shown()).not.toMatch(/\d\.\d\d/);
    await button("Show amounts").click();
    await expect.element(total()).toHaveTextContent("1,250.00 baht");
  });

  test("sees none in the list of all games", async () => {
    backend();
    await home();
    await button("Hide amounts").click();
    await button("See all Slots").click();
    const list = page.getByRole("dialog");
    await expect
      .element(list.getByRole("button", { name: /Slot XO.*Hidden.*Game credit Hidden/ }))
      .toBeVisible();
    expect(list.element().textContent).not.toMatch(/\d\.\d\d/);
  });

  test("sees none after a reload either, nor in the statement and its entries", async () => {
    backend();
    const { screen } = await home();
    await button("Hide amounts").click();
    await screen.unmount();
    await renderSite("/user/statement", FIXED_MARKET, "token-a");
    const entry = button(/^Deposit/);
    await expect.element(entry).toBeVisible();
    expect(shown()).not.toMatch(/\d\.\d\d/);
    await entry.click();
    await expect.element(page.getByRole("dialog").getByText("Hidden")).toBeInTheDocument();
    expect(page.getByRole("dialog").element().textContent).not.toContain("500.00");
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await page.getByRole("dialog").getByRole("button", { name: /^Copy/ }).click();
    await expect.element(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(copied.mock.calls.join()).toContain("500.00");
    expect(shown()).not.toMatch(/\d\.\d\d/);
  });

  test("hides them in every tab of the session", async () => {
    backend();
    window.localStorage.setItem("token", "token-a");
    await renderSite("/user/home", FIXED_MARKET);
    await expect.element(total()).toHaveTextContent("1,250.00 baht");
    // Another tab writes it so.
    window.localStorage.setItem("hiddenAmounts", "true");
    window.dispatchEvent(new StorageEvent("storage", { key: "hiddenAmounts" }));
    await expect.element(total()).toHaveTextContent("••••Hidden baht");
  });

  test("still sees what a form moves", async () => {
    backend();
    window.sessionStorage.setItem("hiddenAmounts", "true");
    await renderSite("/user/home?dialog=transfer&from=wallet&to=PG", FIXED_MARKET, "token-a");
    await expect
      .element(
        page
          .getByRole("dialog")
          .getByText(/1,000\.00/)
          .first(),
      )
      .toBeVisible();
  });
});
