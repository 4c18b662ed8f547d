import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";

const INCOMPLETE = "Incomplete: some balances are not known";

/** What servers send in place of an amount. */
const NO_AMOUNTS = [[null], ["500"], [1e30]] as const;

const pg = aGameAccount({ amount: 50 });
const joker = aGameAccount({ code: "JOKER", name: "Joker" });

function backend({ wallet = 1000 as unknown, games = [pg] as unknown[] }) {
  return mockBackend({
    "GET /api/wallet": () => answer({ ...aWalletAnswer(), wallet: { amount: wallet }, slots: games }),
    "GET /api/wallet/account/JOKER": () => answer({ username: "user-1", password: "secret-1" }),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
  });
}
const open = (search = "") => renderSite(`/user/home${search}`, FIXED_MARKET, "token-a");
const total = () => page.getByTestId("total-balance");
const card = (name: RegExp) => page.getByRole("button", { name });
const dialog = () => page.getByRole("dialog");

test("a total of which everything is known says nothing more", async () => {
  backend({});
  await open();
  await expect.element(total()).toHaveTextContent("1,050.00 baht");
  expect(page.getByText(INCOMPLETE).elements()).toEqual([]);
});

describe("a game of which the amount is not known", () => {
  const games = [pg, { ...joker, amount: null }];

  test.each(NO_AMOUNTS)(
    "(%j) stays on home with a dash, and both totals say that they are not complete",
    async (amount) => {
      backend({ games: [pg, { ...joker, amount }] });
      await open();
      await expect.element(card(/Joker.*Amount not known yet/)).toBeVisible();
      await expect.element(total()).toHaveTextContent(`1,050.00 baht ${INCOMPLETE}`);
      await expect.poll(() => page.getByText(INCOMPLETE).elements().length).toBe(2);
    },
  );

  test("opens with a dash; nothing is moved out whole, and another amount can be", async () => {
    backend({ games });
    await open("?dialog=game&code=JOKER");
    await expect.element(dialog().getByText("Amount not known yet")).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Move out" })).toBeDisabled();
    await page.getByRole("textbox", { name: "Amount to move" }).fill("700");
    await expect.element(page.getByRole("button", { name: "Move 700.00 baht out" })).toBeEnabled();
  });

  test("is offered for a transfer, out of which any amount may be tried", async () => {
    const { callsTo } = backend({ games });
    await open("?dialog=transfer&from=JOKER&to=wallet");
    await expect.element(page.getByRole("combobox", { name: "From" })).toHaveValue("JOKER");
    await page.getByLabelText("Amount", { exact: true }).fill("700");
    await dialog().getByRole("button", { name: "Transfer", exact: true }).click();
    await expect
      .poll(() => callsTo("POST /api/wallet/transfer").map(({ body }) => body))
      .toEqual([{ from: "JOKER", to: "wallet", amount: 700 }]);
  });

  test("sets no ceiling to a withdrawal", async () => {
    const { callsTo } = backend({ games });
    await open("?dialog=withdraw");
    await page.getByLabelText("Amount", { exact: true }).fill("2000");
    await expect.element(dialog().getByText(INCOMPLETE)).toBeVisible();
    await dialog().getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect
      .poll(() => callsTo("POST /api/wallet/withdrawAll").map(({ body }) => body))
      .toEqual([{ amount: 2000 }]);
  });
});

describe("a wallet of which the amount is not known", () => {
  test.each(NO_AMOUNTS)("(%j) leaves home standing, with a dash and the games' money", async (wallet) => {
    backend({ wallet });
    await open();
    await expect.element(total()).toHaveTextContent(`50.00 baht ${INCOMPLETE}`);
    await expect.element(page.getByText("Amount not known yet")).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Deposit" })).toBeVisible();
  });

  test("is not moved by playing, which just opens the game", async () => {
    const { callsTo } = backend({ wallet: null, games: [{ ...joker, web: "https://games.example/joker" }] });
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open("?dialog=game&code=JOKER");
    await expect.element(page.getByRole("button", { name: "Move in" })).toBeDisabled();
    await expect.element(dialog().getByText("user-1")).toBeVisible();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    await expect.element(page.getByRole("link", { name: "Open the game" })).toBeVisible();
    expect(callsTo("POST /api/wallet/transfer")).toEqual([]);
  });
});

test("a game account that cannot be read at all makes the totals incomplete", async () => {
  declareUnreadable("WalletAnswer");
  backend({ games: [pg, { ...joker, isActive: null }] });
  await open();
  await expect.element(total()).toHaveTextContent(`1,050.00 baht ${INCOMPLETE}`);
});

test("balances too large to be summed leave home standing, with a dash for the total", async () => {
  const games = Array.from({ length: 12 }, (_, at) => aGameAccount({ code: `G${at}`, amount: 9.9e12 }));
  backend({ games });
  await open();
  await expect.element(total()).toHaveTextContent(`–Amount not known yet ${INCOMPLETE}`);
  await expect.element(page.getByText("1,000.00", { exact: false }).first()).toBeVisible();
});
