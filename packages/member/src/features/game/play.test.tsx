import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const LOGIN = { username: "user-1", password: "secret-1" };
const WEB = "https://games.example/joker";
const LINK = "https://games.example/pg";
const NOT_OPENED = "The game did not open because its login did not load. Press the play button again.";

const button = (name: string) => page.getByRole("button", { name, exact: true });
/** In the dialog: home has such buttons too. */
const tryAgain = () => page.getByRole("dialog").getByRole("button", { name: "Try again" });
const accountOf = (code: string) => `GET /api/wallet/account/${code}`;

/** Opens the dialog of a game in whose account the member has 50 baht. */
async function open(
  code: string,
  wallet: number,
  over: Parameters<typeof mockBackend>[0] = {},
  web: string = WEB,
) {
  const game = aGameAccount({ code, amount: 50, web });
  const backend = mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ wallet: { amount: wallet }, slots: [game] })),
    [accountOf(code)]: () => answer(LOGIN),
    [`GET /api/autoLogin/${code.toLowerCase()}/user-1`]: () => answer({ link: LINK }),
    "POST /api/wallet/transfer": () => answer({ message: "SUCCESS" }),
    ...over,
  });
  window.history.pushState(null, "", "/user/home");
  await renderSite(`/user/home?dialog=game&code=${code}`, FIXED_MARKET, "token-a");
  return backend;
}

/** The game's window, as the page can access it. */
function aWindow() {
  const close = vi.fn<() => void>();
  const sentTo: string[] = [];
  const location = { replace: (link: string) => void sentTo.push(link) };
  const document = { title: "", body: { textContent: "" } };
  const opened = { closed: false, opener: null, document, location, close };
  const openings = vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return { openings, close, sentTo };
}

describe("a game without an auto-login call", () => {
  test.each([
    ["is under way", () => new Promise<Response>(() => {})],
    ["failed", () => answer({ message: "SLOT_NO_ACCOUNT" }, 400)],
    ["is there", () => answer(LOGIN)],
  ])("opens its web link within the tap when its log-in %s", async (_state, account) => {
    const { openings, close, sentTo } = aWindow();
    const { arrived } = await open("JOKER", 0, { [accountOf("JOKER")]: account });
    await expect.element(button("Play")).toBeVisible();
    (button("Play").element() as HTMLElement).click();
    // Nothing was awaited: browsers block a window that opens later.
    expect([openings.mock.calls.length, sentTo]).toEqual([1, [WEB]]);
    expect(close).not.toHaveBeenCalled();
    expect(arrived.filter(({ path }) => path.startsWith("/api/autoLogin"))).toEqual([]);
  });
});

describe("a game with an auto-login call", () => {
  test("waits in its window for a pending log-in", async () => {
    const { openings, sentTo } = aWindow();
    const account = Promise.withResolvers<Response>();
    const { callsTo } = await open("PG", 0, { [accountOf("PG")]: () => account.promise });
    await button("Play").click();
    await expect.element(button("Play")).toHaveAttribute("aria-busy", "true");
    expect([openings.mock.calls.length, sentTo]).toEqual([1, []]);
    account.resolve(answer(LOGIN));
    await expect.poll(() => sentTo).toEqual([LINK]);
    expect(callsTo(accountOf("PG"))).toHaveLength(1);
  });

  test("requests a failed log-in again on the press", async () => {
    const { sentTo, close } = aWindow();
    const { table, callsTo } = await open("PG", 0, { [accountOf("PG")]: () => answer({}, 500) });
    await expect.element(tryAgain()).toBeVisible();
    table[accountOf("PG")] = () => answer(LOGIN);
    await button("Play").click();
    await expect.poll(() => sentTo).toEqual([LINK]);
    expect(callsTo(accountOf("PG"))).toHaveLength(2);
    expect(close).not.toHaveBeenCalled();
  });

  test("closes its window and shows the failure when the log-in fails again, until the log-in loads", async () => {
    const { sentTo, close } = aWindow();
    const { table } = await open("PG", 0, { [accountOf("PG")]: () => answer({}, 500) });
    await expect.element(tryAgain()).toBeVisible();
    await button("Play").click();
    await expect.element(page.getByRole("alert").getByText(NOT_OPENED)).toBeVisible();
    expect([close.mock.calls.length, sentTo]).toEqual([1, []]);
    table[accountOf("PG")] = () => answer(LOGIN);
    await tryAgain().click();
    await expect.element(page.getByText("user-1")).toBeVisible();
    expect(page.getByText(NOT_OPENED).elements()).toEqual([]);
  });

  test("shows an alert when its log-in fails after the member left the dialog by Back", async () => {
    const { close } = aWindow();
    const account = Promise.withResolvers<Response>();
    await open("PG", 0, { [accountOf("PG")]: () => account.promise });
    await button("Play").click();
    window.history.back();
    await expect.element(page.getByRole("dialog", { name: "PG Soft" })).not.toBeInTheDocument();
    account.resolve(answer({}, 500));
    await expect.element(page.getByRole("alertdialog").getByText(NOT_OPENED)).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("with money in the wallet", () => {
  test("playing with the game's balance moves no money", async () => {
    const { sentTo } = aWindow();
    const { callsTo } = await open("PG", 1_000);
    await button("Play with 50.00 baht in the game").click();
    await expect.poll(() => sentTo).toEqual([LINK]);
    expect(callsTo("POST /api/wallet/transfer")).toEqual([]);
  });

  test("the labelled amount moves in, and then the game opens", async () => {
    const { sentTo } = aWindow();
    const { callsTo } = await open("PG", 1_000);
    await page.getByRole("radio", { name: "Move money in first" }).click();
    await button("Move 1,000.00 baht in and play").click();
    await expect.poll(() => sentTo).toEqual([LINK]);
    expect(callsTo("POST /api/wallet/transfer").map(({ body }) => body)).toEqual([
      { from: "wallet", to: "PG", amount: 1_000 },
    ]);
  });
});

test("the way chosen last in this game is chosen again, and carried out only on a press", async () => {
  const { sentTo } = aWindow();
  const { callsTo } = await open("PG", 1_000);
  await page.getByRole("radio", { name: "Move money in first" }).click();
  await button("Move 1,000.00 baht in and play").click();
  await expect.poll(() => sentTo).toEqual([LINK]);
  const dialog = page.getByRole("dialog", { name: "PG Soft" });
  window.history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  window.history.forward();
  await expect.element(button("Move 1,000.00 baht in and play")).toBeEnabled();
  await expect.element(page.getByRole("radio", { name: "Move money in first" })).toBeChecked();
  expect([callsTo("POST /api/wallet/transfer").length, sentTo.length]).toEqual([1, 1]);
});

test("home lists the game played last above the others, and opens its dialog", async () => {
  aWindow();
  await open("PG", 0);
  const list = page.getByRole("region", { name: "Last played" });
  await expect.element(button("Play")).toBeVisible();
  expect(list.elements()).toEqual([]);
  await button("Play").click();
  const dialog = page.getByRole("dialog", { name: "PG Soft" });
  window.history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toBeVisible();
  const slots = page.getByRole("heading", { name: "Slots" }).element().getBoundingClientRect();
  expect(list.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(slots.top);
  await list.getByRole("button", { name: "PG Soft" }).click();
  await expect.element(dialog).toBeVisible();
});

test("a game whose link is unsafe moves no money and opens no window", async () => {
  const { openings } = aWindow();
  const { callsTo } = await open("JOKER", 1_000, {}, "javascript:alert(1)");
  await page.getByRole("radio", { name: "Move money in first" }).click();
  await button("Move 1,000.00 baht in and play").click();
  await expect
    .element(page.getByText("This game cannot be opened right now. Contact support."))
    .toBeVisible();
  expect(openings).not.toHaveBeenCalled();
  expect(callsTo("POST /api/wallet/transfer")).toEqual([]);
});

test("a changed password does not show in its old form while the new one loads", async () => {
  const { table, callsTo } = await open("PG", 0, {
    "GET /api/wallet/resetpassword/PG": () => answer({ message: "SUCCESS" }),
  });
  await button("Show the password").click();
  await expect.element(page.getByText("secret-1")).toBeVisible();
  table[accountOf("PG")] = () => answer({}, 500);
  await button("Change the password").click();
  await button("Get a new password").click();
  await expect.poll(() => callsTo(accountOf("PG")).length).toBe(2);
  await expect.element(tryAgain()).toBeVisible();
  expect(document.body.textContent).not.toContain("secret-1");
});
