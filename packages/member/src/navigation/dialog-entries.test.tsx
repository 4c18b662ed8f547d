import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBonusItem, aUserBonus, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";

const here = () => window.location.pathname + window.location.search;
const dialog = () => page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const question = () => page.getByRole("alertdialog");
const method = () => dialog().getByRole("button", { name: /^SCB/ });
const others = () => button("Choose another method");
/** Presses at once, without waiting for the page to be drawn in between. */
const press = (name: string) => (button(name).element() as HTMLElement).click();
/** The number of the current history entry, as the router counts them. */
const entry = () => (window.history.state as { idx: number }).idx;
/** Whether the current entry is a question's own: its code loads after the page. */
const held = () => (window.history.state as { usr: { held?: boolean } | null }).usr?.held === true;

const bank = (bankCode: string) => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "Thong Wallet",
  bankAccountNo: "1234567890",
  currency: "BAHT",
  bank: { nameTH: bankCode, nameEN: bankCode },
});

function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/lookup/deposit": () =>
      answer({ banks: ["SCB", "GSB"].map(bank), wallets: [], isManual: false }),
    "GET /api/bonus": () => answer([aBonusItem({ userBonus: aUserBonus({ isActive: true }) })]),
    "GET /api/bonus/check/active": () => answer({ status: true, type: "day" }),
    ...over,
  });
}

/** The entry of the list of methods once it shows. */
async function entryOfList() {
  await expect.element(method()).toBeVisible();
  return entry();
}

async function openHome(search = "") {
  await renderSite(`/user/home${search}`, FIXED_MARKET, "token-a");
  await expect.element(button("Withdraw")).toBeInTheDocument();
}

describe("a tile that is pressed", () => {
  test.each([
    ["again", ["Withdraw", "Withdraw", "Withdraw"]],
    ["and then another one", ["Deposit", "Transfer", "Withdraw"]],
  ])("%s before its dialog opens adds one entry, which Back leaves", async (_, tiles) => {
    backend();
    await openHome();
    for (const tile of tiles) press(tile);
    await expect.element(dialog()).toBeVisible();
    expect([here(), entry()]).toEqual(["/user/home?dialog=withdraw", 1]);
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(here()).toBe("/user/home");
  });
});

describe("a deposit method", () => {
  test("is left for the methods by Back, and by its own button without a way back into it", async () => {
    backend();
    await openHome();
    await button("Deposit").click();
    const list = await entryOfList();
    await method().click();
    await expect.element(others()).toBeVisible();
    window.history.back();
    await expect.element(method()).toBeVisible();
    expect(here()).toBe("/user/home?dialog=deposit");

    await method().click();
    await others().click();
    await expect.element(method()).toBeVisible();
    await expect.poll(entry).toBe(list);
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(here()).toBe("/user/home");
  });

  test("is closed with the whole dialog", async () => {
    backend();
    await openHome();
    await button("Transfer").click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await button("Deposit").click();
    const list = await entryOfList();
    await method().click();
    await expect.element(others()).toBeVisible();
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/home", list - 1]);
  });

  test("at which a visit begins leads to the methods, and closing them leaves the page", async () => {
    backend();
    await openHome("?dialog=deposit");
    await method().click();
    await expect.element(others()).toBeVisible();
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/home", 0]);
  });
});

describe("Back", () => {
  test("closes a question alone, and an answered one leaves no entry", async () => {
    backend();
    await renderSite("/user/bonus", FIXED_MARKET, "token-a");
    await button("Cancel the bonus").click();
    await expect.element(question()).toBeVisible();
    await expect.poll(held).toBe(true);
    window.history.back();
    await expect.element(question()).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/bonus", 0]);

    await button("Cancel the bonus").click();
    await question().getByRole("button", { name: "Keep it" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/bonus", 0]);
  });

  test("closes a question whose action runs, and later what it ends with alone", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ "GET /api/bonus/clear": () => end.promise });
    await renderSite("/user/bonus", FIXED_MARKET, "token-a");
    await button("Cancel the bonus").click();
    await expect.poll(held).toBe(true);
    await question().getByRole("button", { name: "Cancel the bonus" }).click();
    await expect.poll(() => callsTo("GET /api/bonus/clear").length).toBe(1);
    window.history.back();
    await expect.element(question()).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/bonus", 0]);

    end.resolve(answer({ message: "BONUS_CONDITION" }, 400));
    const refusal = page.getByRole("alertdialog", { name: "Error" });
    await expect.element(refusal).toBeVisible();
    await expect.poll(held).toBe(true);
    window.history.back();
    await expect.element(refusal).not.toBeInTheDocument();
    expect([here(), entry()]).toEqual(["/user/bonus", 0]);
  });

  test("after a reload over a question leaves it at once", async () => {
    backend();
    const first = await renderSite("/user/bonus", FIXED_MARKET, "token-a");
    await button("Cancel the bonus").click();
    await expect.poll(entry).toBe(1);
    await first.screen.unmount();
    await renderSite(null, FIXED_MARKET, "token-a");
    await expect.element(button("Cancel the bonus")).toBeVisible();
    await expect.poll(entry).toBe(0);
    expect(here()).toBe("/user/bonus");
  });
});
