import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBonusItem, aUserBonus } from "@member-wallet/api/fixtures";
import { button, claimsBackend, dialog, open } from "../../testing/claims.ts";
import { answer } from "../../testing/mock-backend.ts";
import { declareUnreadable } from "../../testing/unreadable-answers.ts";

const PAGE = "/user/bonus";
const LIST = "GET /api/bonus";

const card = (name: RegExp) => page.getByRole("button", { name });
const code = () => page.getByRole("textbox", { name: "Promotion code" });

afterEach(() => void vi.useRealTimers());

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
