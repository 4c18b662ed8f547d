import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const WALLET = "GET /api/wallet";
const STATEMENT = "POST /api/statement";
const BANKS = [{ code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" }];

type Entry = ReturnType<typeof aStatementEntry>;

const deposit = aStatementEntry({ amount: 500, createdAt: "2026-01-05T03:00:00.000Z" });
const transfer = aStatementEntry({
  statementType: "transfer",
  from: "wallet",
  to: "JOKER",
  amount: 70,
  createdAt: "2026-01-05T02:00:00.000Z",
});
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
  aGameAccount({ code: "JOKER", name: "Joker", amount: 0 }),
  aGameAccount({ code: "SLOTXO", name: "Slot XO", amount: 250 }),
];

function backend(entries: readonly Entry[] = [deposit, transfer]) {
  return mockBackend({
    [WALLET]: () => answer(aWalletAnswer({ wallet: { amount: 1000 }, slots: games })),
    [STATEMENT]: () => answer({ total: entries.length, statements: entries }),
    "GET /api/lookup/banks": () => answer(BANKS),
  });
}

const home = () => renderSite("/user/home", FIXED_MARKET, "token-a");
const total = () => page.getByTestId("total-balance");
const button = (name: string | RegExp) => page.getByRole("button", { name });
const quickActions = () => page.getByRole("navigation", { name: "Quick actions" });
const otherActions = () => page.getByRole("navigation", { name: "Other actions" });
const movements = () => page.getByRole("region", { name: "Latest entries" });
const comeBack = () => {
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
};

/** The paths of the pictures that were requested before an element shows them. */
const requested = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")].map(
    (link) => new URL(link.href).pathname,
  );

test("the pictures of the first carousel are requested with the wallet's answer, before its code has loaded", async () => {
  const pictured = aGameAccount({ code: "PG", logo: "/files/games/PG/logo.svg", background: null });
  mockBackend({ [WALLET]: () => answer(aWalletAnswer({ slots: [pictured] })) });
  const seen: { requested: string[]; cards: number }[] = [];
  const observer = new MutationObserver(() => {
    const cards = document.querySelectorAll("[data-opening]").length;
    if (requested().length > 0 && seen.length === 0) seen.push({ requested: requested(), cards });
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  await home();
  await expect.poll(() => seen).toEqual([{ requested: ["/files/games/PG/logo.svg"], cards: 0 }]);
  observer.disconnect();
});

test("a member who comes back to home sees the money before the games are drawn", async () => {
  backend();
  await home();
  const carousel = page.getByRole("region", { name: "Slots" });
  await expect.element(carousel).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Member menu" });
  await menu.getByRole("link", { name: "Statement" }).click();
  await expect.element(total()).not.toBeInTheDocument();
  /** Whether the games were drawn, at each change since the balance is there. */
  const drawn: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (total().query()) drawn.push(document.querySelector("[data-opening]") !== null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await menu.getByRole("link", { name: "Home" }).click();
  await expect.element(carousel).toBeVisible();
  observer.disconnect();
  expect(drawn[0]).toBe(false);
});

test("the greeting says which language the member's name is in", async () => {
  backend();
  await home();
  await expect.element(page.getByText("Hello, สมชาย")).toBeVisible();
  await expect.element(page.getByText("สมชาย", { exact: true })).toHaveAttribute("lang", "th");
});

describe("the latest movements", () => {
  test("are the newest three, with names instead of codes, and lead to their entry and to the statement", async () => {
    const older = aStatementEntry({ amount: 9, createdAt: "2026-01-01T00:00:00.000Z" });
    backend([deposit, transfer, { ...deposit, amount: 8 }, older]);
    await home();
    await expect.element(movements().getByText("to Joker")).toBeVisible();
    await expect.element(movements().getByText("from Siam Commercial Bank").first()).toBeVisible();
    expect(movements().getByRole("listitem").elements()).toHaveLength(3);
    await movements()
      .getByRole("button", { name: /70\.00/ })
      .click();
    await expect
      .poll(() => page.getByRole("dialog", { name: "Entry" }).query()?.textContent)
      .toContain("70.00");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await expect.poll(() => window.location.search).toBe("");
    await button("See all entries").click();
    await expect.element(page.getByRole("heading", { name: "Statement" })).toBeVisible();
  });

  test("of a new member say that there are none", async () => {
    backend([]);
    await home();
    await expect.element(movements().getByText("No entries yet")).toBeVisible();
  });

  test("that did not load can be tried again, and the rest of home stands", async () => {
    const { table } = backend();
    const good = table[STATEMENT];
    table[STATEMENT] = () => answer({}, 500);
    await home();
    await expect.element(movements().getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(total()).toHaveTextContent("1,250.00 baht");
    // Home also retries by itself, which must not remove the button before it is pressed.
    const recover = () => good && (table[STATEMENT] = good);
    window.addEventListener("click", recover, { capture: true, once: true });
    await movements().getByRole("button", { name: "Try again" }).click();
    await expect.element(movements().getByText("to Joker")).toBeVisible();
  });

  test("take as much room while they load as when they are there", async () => {
    const { table } = backend([deposit, transfer, deposit]);
    const later = Promise.withResolvers<Response>();
    table[STATEMENT] = () => later.promise;
    await home();
    await expect.element(movements()).toBeVisible();
    const loading = movements().element().getBoundingClientRect().height;
    later.resolve(answer({ total: 3, statements: [deposit, transfer, deposit] }));
    await expect.element(movements().getByText("to Joker")).toBeVisible();
    expect(movements().element().getBoundingClientRect().height).toBeCloseTo(loading, -1);
  });
});

test("nothing but the balance is fetched before it is there", async () => {
  const { table, arrived } = backend();
  const good = table[WALLET];
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  table[WALLET] = async (call) => {
    await released;
    return good ? good(call) : answer({}, 404);
  };
  await home();
  await expect.element(button("Withdraw")).toBeVisible();
  expect(arrived.map(({ path }) => path).filter((path) => path !== "/api/lookup/info")).toEqual([
    "/api/wallet",
  ]);
  release(null);
  await expect.element(movements().getByText("to Joker")).toBeVisible();
});

describe("a withdrawal in progress", () => {
  test("is shown until it is paid, after a reload too, leads to its entry, and its end is told", async () => {
    const { table } = backend([withdrawal, deposit]);
    const { screen } = await home();
    await expect.element(button(/Withdrawal in progress 300\.00/)).toBeVisible();
    await screen.unmount();
    await home();
    const strip = button(/Withdrawal in progress 300\.00/);
    await strip.click();
    await expect
      .poll(() => page.getByRole("dialog", { name: "Entry" }).query()?.textContent)
      .toContain("300.00");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    table[STATEMENT] = () =>
      answer({ total: 2, statements: [{ ...withdrawal, status: "SUCCESS" }, deposit] });
    comeBack();
    await expect.element(page.getByText("300.00 baht was sent to your bank account")).toBeVisible();
    await expect.element(strip).not.toBeInTheDocument();
  });

  test("that is refused is told in an alert, and the balance is fetched anew", async () => {
    // Tabs hear of each other what was told: each test has a withdrawal of its own.
    const own = { ...withdrawal, createdAt: "2026-01-05T04:30:00.000Z" };
    const { table } = backend([own]);
    await home();
    await expect.element(button(/Withdrawal in progress/)).toBeVisible();
    table[WALLET] = () => answer(aWalletAnswer({ wallet: { amount: 1300 }, slots: games }));
    table[STATEMENT] = () => answer({ total: 1, statements: [{ ...own, status: "FAILED" }] });
    comeBack();
    const alert = page.getByRole("alertdialog", { name: "Withdrawal failed" });
    await expect.element(alert.getByText("300.00 baht was returned to your wallet.")).toBeVisible();
    await expect.element(total()).toHaveTextContent("1,550.00 baht");
  });
});

const failed = () => page.getByText("This balance may not be the latest.");

describe("a balance that does not load", () => {
  test("stays as it was last known, with its time, also after a reload, and every action stays", async () => {
    const { table } = backend();
    const { screen } = await home();
    await expect.element(total()).toHaveTextContent("1,250.00 baht");
    await screen.unmount();
    const good = table[WALLET];
    table[WALLET] = () => answer({}, 500);
    await home();
    await expect.element(failed()).toBeVisible();
    await expect.element(total()).toHaveTextContent("1,250.00 baht");
    await expect.element(page.getByText(/^Updated at \d\d:\d\d:\d\d$/)).toBeVisible();
    for (const action of ["Deposit", "Withdraw", "Transfer"])
      await expect.element(quickActions().getByText(action)).toBeVisible();
    await expect.element(otherActions().getByText("Update all")).toBeVisible();
    await expect.element(page.getByText("The games did not load. Try again.")).toBeVisible();
    if (good) table[WALLET] = good;
    // A try that home makes by itself takes no press.
    await expect.element(button("Try again").first()).not.toHaveAttribute("aria-busy");
    // Not a mouse click: it would focus the window, and that alone refetches home.
    (button("Try again").first().element() as HTMLElement).click();
    await expect.element(failed()).not.toBeInTheDocument();
    await expect.element(button(/Slot XO/)).toBeVisible();
  });

  test("is a dash when nothing is known, and leads to support", async () => {
    const { table } = backend();
    table[WALLET] = () => answer({}, 500);
    await home();
    await expect.element(page.getByText("The balance did not load")).toBeVisible();
    await expect.element(total()).toHaveTextContent("–Amount not known yet");
    await page.getByRole("link", { name: "Contact support" }).click();
    await expect.poll(() => window.location.pathname).toBe("/user/contact");
  });

  test("leaves nothing behind when the member logs out", async () => {
    backend();
    const { session } = await home();
    await expect.poll(() => window.sessionStorage.getItem("balance")).toContain("125000");
    session.leave("logged-out");
    expect(window.sessionStorage.getItem("balance")).toBeNull();
  });
});

test("the carousel starts at the game with the most money, with a neighbour on each side", async () => {
  backend();
  await home();
  const cards = page.getByRole("region", { name: "Slots" }).getByRole("listitem");
  await expect.element(cards.first()).toBeInTheDocument();
  const current = cards.elements().findIndex((card) => card.getAttribute("aria-current") === "true");
  expect(cards.elements()[current]?.textContent).toContain("Slot XO");
  expect(current).toBe(1);
});

test("the wheel whose look-up failed has its tile once the member is back", async () => {
  const { table, callsTo } = backend();
  const ACTIVE = "GET /api/spinwheel/active";
  table[ACTIVE] = () => answer({}, 500);
  await home();
  await expect.poll(() => callsTo(ACTIVE).length).toBeGreaterThan(0);
  await expect.element(otherActions().getByRole("button", { name: "Update all" })).toBeVisible();
  table[ACTIVE] = () => answer({ isActive: true });
  comeBack();
  await expect.element(otherActions().getByRole("button", { name: /^Prize wheel/ })).toBeVisible();
  expect(otherActions().getByRole("button", { name: "Update all" }).elements()).toEqual([]);
});
