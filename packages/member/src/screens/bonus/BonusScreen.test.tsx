import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  aBonusItem,
  aGameAccount,
  aStatementEntry,
  aUserBonus,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import {
  button,
  claimsBackend,
  dialog,
  errorAlert,
  IN_USE,
  lost,
  NOT_IN_USE,
  open,
} from "../../testing/claims.ts";
import { answer } from "../../testing/mock-backend.ts";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";

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

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem("agreement", "true");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const received = (...times: string[]) => times.map((updatedAt) => ({ updatedAt }));

describe("the cards", () => {
  test("show the type and open the bonus, unless it is received", async () => {
    const now = new Date().toISOString();
    claimsBackend({
      [LIST]: () =>
        answer([
          aBonusItem({ banners: [], code: "OPEN", maxReceived: 3 }),
          aBonusItem({ banners: [], code: "DONE", userBonus: aUserBonus({ received: received(now) }) }),
          aBonusItem({
            banners: [],
            code: "MINE",
            maxReceived: 2,
            userBonus: aUserBonus({ isActive: true, received: received(now) }),
          }),
        ]),
    });
    await open(PAGE);
    await expect.element(card(/daily bonus.*3 times a day.*OPEN/)).toBeEnabled();
    await expect.element(card(/^Received.*DONE/)).toBeDisabled();
    await expect.element(card(/^Current.*MINE/)).toBeEnabled();
    await card(/OPEN/).click();
    await expect.element(page.getByRole("dialog", { name: "Bonus OPEN" })).toBeVisible();
    expect(window.location.search).toBe("?dialog=bonus&code=OPEN");
  });

  test("have the name that their banner gives them, as a text", async () => {
    const html = "<h3>Daily bonus of <b>50</b> baht</h3><script>alert(1)</script><p>Once a day</p>";
    const banners = [{ image: null, html }];
    claimsBackend({ [LIST]: () => answer([aBonusItem({ code: "NAMED", banners })]) });
    await open(PAGE);
    await expect.element(card(/^Daily bonus of 50 baht.* a day.*NAMED$/)).toBeVisible();
    await expect.element(page.getByText("Daily bonus of 50 baht", { exact: true })).toBeVisible();
  });

  test.each([1e30, 0.1 + 0.2, -1, null, undefined])(
    "of %s times leave their number to the conditions",
    async (maxReceived) => {
      claimsBackend({ [LIST]: () => answer([aBonusItem({ banners: [], code: "ODD", maxReceived })]) });
      await open(PAGE);
      await expect.element(card(/daily bonus.*As often as its conditions allow.*ODD/)).toBeVisible();
    },
  );

  test("of an unknown type is shown and can be opened", async () => {
    claimsBackend({ [LIST]: () => answer([aBonusItem({ banners: [], code: "MOON", type: "month" })]) });
    await open(PAGE);
    await card(/special bonus.*As often as its conditions allow.*MOON/).click();
    await expect.element(dialog().getByRole("button", { name: "Receive the bonus" })).toBeEnabled();
  });

  test.each([
    ["without banners", []],
    ["without a picture", [{ image: null, html: "" }]],
    ["with a hostile picture", [{ image: "javascript:alert(1)", html: "<img src=x onerror=alert(1)>" }]],
    ["with a picture that does not load", [{ image: "data:image/png,lost", html: "" }]],
  ])("%s show a gift in place of the picture", async (_what, banners) => {
    claimsBackend({ [LIST]: () => answer([aBonusItem({ banners })]) });
    await open(PAGE);
    await expect.element(card(/DAILY10/)).toBeVisible();
    await expect
      .poll(() =>
        card(/DAILY10/)
          .element()
          .querySelector("img"),
      )
      .toBeNull();
    expect(
      card(/DAILY10/)
        .element()
        .querySelector("svg"),
    ).not.toBeNull();
  });

  test("number 200", async () => {
    claimsBackend({
      [LIST]: () => answer(Array.from({ length: 200 }, (_, at) => aBonusItem({ code: `B${at}` }))),
    });
    await open(PAGE);
    await expect.element(card(/B199$/)).toBeVisible();
    expect(page.getByRole("main").getByRole("listitem").elements()).toHaveLength(200);
  });

  test("are none: the page says so", async () => {
    claimsBackend({ [LIST]: () => answer([]) });
    await open(PAGE);
    await expect.element(page.getByText("No bonuses yet")).toBeVisible();
  });

  test("that do not load show a retry, without a toast or an alert, and the search stays", async () => {
    const { table } = claimsBackend({ [LIST]: () => answer({ message: "NO_DATA" }, 500) });
    await open(PAGE);
    const list = page.getByRole("region", { name: "All bonuses" });
    await expect.element(list.getByText(/Nothing was found/)).toBeVisible();
    await expect.element(code()).toBeVisible();
    expect(page.getByText(/Nothing was found/).elements()).toHaveLength(1);
    table[LIST] = () => answer([aBonusItem()]);
    await list.getByRole("button", { name: "Try again" }).click();
    await expect.element(card(/DAILY10/)).toBeVisible();
  });

  test("survive one that cannot be read", async () => {
    declareUnreadable("BonusListAnswer");
    claimsBackend({ [LIST]: () => answer([{ code: null }, aBonusItem()]) });
    await open(PAGE);
    await expect.element(card(/DAILY10/)).toBeVisible();
  });
});

test.each([
  ["day", "2026-03-04T16:59:59.000Z", "2026-03-04T10:00:00.000Z"],
  // 9 March 2026 is a Monday.
  ["week", "2026-03-08T16:59:59.000Z", "2026-03-03T10:00:00.000Z"],
])(
  "a bonus of a %s is available again at the operator's midnight, without a reload",
  async (type, eve, at) => {
    const now = Date.parse(eve) - 60_000;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now, shouldAdvanceTime: true });
    const { callsTo } = claimsBackend({
      [LIST]: () => answer([aBonusItem({ type, userBonus: aUserBonus({ received: received(at) }) })]),
    });
    await open(PAGE);
    await expect.element(card(/DAILY10/)).toBeDisabled();
    const loaded = callsTo(LIST).length;
    vi.advanceTimersByTime(120_000);
    await expect.element(card(/DAILY10/)).toBeEnabled();
    expect(callsTo(LIST)).toHaveLength(loaded);
  },
);

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
        backend.table[STATEMENT] = () => answer({ total: statements.length, statements });
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
    await expect.element(question().getByText("20% of your balance will be deducted")).toBeVisible();
  });

  test.each([
    ["that took nothing", { amount: 0 }, "Nothing was deducted from your balance."],
    ["whose entry is not there yet", null, "Your statement shows what was deducted from your balance."],
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
      .element(told().getByText("Your statement shows what was deducted from your balance."))
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

describe("the search for a promotion code", () => {
  test("is upper case as it is typed, without moving the caret or doubling letters", async () => {
    claimsBackend();
    await open(PAGE);
    await userEvent.type(code(), "newyer");
    await userEvent.keyboard("{ArrowLeft}a");
    await expect.element(code()).toHaveValue("NEWYEAR");
    expect((code().element() as HTMLInputElement).selectionStart).toBe(6);
  });

  test("opens the promotion under the code in upper case, without the spaces around it", async () => {
    claimsBackend();
    await open(PAGE);
    await code().fill("  newyear50 ");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Promotion NEWYEAR50" })).toBeVisible();
    expect(window.location.search).toBe("?dialog=promotion&code=NEWYEAR50");
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(code()).toHaveValue("  NEWYEAR50 ");
  });

  test.each(["", "   "])("of %j says what is missing, and opens nothing", async (typed) => {
    claimsBackend();
    await open(PAGE);
    await code().fill(typed);
    await button("Search").click();
    await expect.element(code()).toHaveAccessibleDescription("Enter a promotion code");
    expect(window.location.search).toBe("");
  });
});
