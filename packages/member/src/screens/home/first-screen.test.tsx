import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import * as chat from "../../testing/support-chat.ts";

const withdrawal = aStatementEntry({ statementType: "withdraw", status: "PENDING", amount: 300 });

function backend(invite: number) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ invite: { amount: invite, success: 0, fail: 0 } })),
    "POST /api/statement": () => answer({ total: 1, statements: [withdrawal] }),
  });
}

const home = () => renderSite("/user/home", FIXED_MARKET, "token-a");
const quickActions = () => page.getByRole("navigation", { name: "Quick actions" });
const otherActions = () => page.getByRole("navigation", { name: "Other actions" });
const boxOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect();
/** Where the bar at the bottom begins, with what stands out of it, in px from the top. */
const bar = () =>
  Math.min(
    ...Array.from(
      document.querySelectorAll("nav:has([aria-current=page]) a"),
      (link) => link.getBoundingClientRect().top,
    ),
  );

/** Where the labels of the row of actions end. */
const labelsEnd = () => {
  const row = document.querySelector("main nav");
  expect.assert(row);
  const ends = Array.from(row.querySelectorAll("button"), (button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getBoundingClientRect().bottom;
  });
  expect(ends).toHaveLength(4);
  return Math.max(...ends);
};

beforeEach(() => page.viewport(360, 640));
afterEach(() => page.viewport(360, 800));

describe("on a phone of 360 × 640 px, without scrolling, a member sees", () => {
  test("the balance, its age, what to do with it, and the money on its way", async () => {
    backend(16);
    await home();
    const pending = page.getByRole("button", { name: /Withdrawal in progress 300\.00/ });
    await expect.element(pending).toBeVisible();
    expect(window.scrollY).toBe(0);
    const seen = [page.getByText(/^Updated at/), quickActions(), pending].map((each) => boxOf(each).bottom);
    expect(Math.max(...seen)).toBeLessThanOrEqual(bar());
    const labels = quickActions().getByRole("button").elements();
    expect(labels.map(({ textContent }) => textContent)).toEqual(["Deposit", "Withdraw", "Transfer", "More"]);
    expect(labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBe(1);
  });

  test("why the balance did not load, and a way to try again", async () => {
    const { table } = backend(0);
    table["GET /api/wallet"] = () => answer({}, 500);
    await home();
    await expect.element(page.getByText("The balance did not load")).toBeVisible();
    expect(boxOf(page.getByRole("button", { name: "Try again" }).first()).bottom).toBeLessThanOrEqual(bar());
    expect(labelsEnd()).toBeLessThanOrEqual(bar());
  });
});

describe.each(["th", "lo", "en"] as const)("in %s, a member whose balance did not load", (language) => {
  test.each([360, 320])("has both ways out side by side on %d px, and no label cut", async (width) => {
    await page.viewport(width, 640);
    window.localStorage.setItem("locale", language);
    chat.backend({ "GET /api/wallet": () => answer({}, 500) });
    await chat.open("/user/home", "token-a");
    const remedies = page
      .getByRole("status")
      .filter({ has: page.getByRole("button") })
      .getByRole("button");
    await expect.poll(() => remedies.elements().length).toBe(2);
    const boxes = remedies.elements().map((button) => button.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(remedies.elements().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual(
      [],
    );
    expect(labelsEnd()).toBeLessThanOrEqual(bar());
  });
});

describe.each([320, 360])("with text of twice the size on %d px", (width) => {
  afterEach(() => document.documentElement.style.removeProperty("font-size"));

  test.each([
    [1_000, 50],
    [123_456_789.99, 987_654_321.01],
  ])(
    "the total of %s and %s baht is the largest figure, and each is whole in its card",
    async (amount, inGame) => {
      await page.viewport(width, 640);
      document.documentElement.style.fontSize = "200%";
      const slots = [aGameAccount({ amount: inGame })];
      const { table } = backend(0);
      table["GET /api/wallet"] = () => answer(aWalletAnswer({ wallet: { amount }, slots }));
      await home();
      await expect.poll(() => figures().length).toBe(3);
      const card = boxOf(page.getByRole("region", { name: "Total balance" }));
      const [largest, ...parts] = figures();
      for (const part of parts) expect(part.size).toBeLessThan(largest?.size ?? 0);
      for (const { box } of figures()) {
        expect(box.left).toBeGreaterThanOrEqual(card.left);
        expect(box.right).toBeLessThanOrEqual(card.right);
      }
    },
  );
});

/** The figures of the balance, the total first, by the size of their text and where it is drawn. */
function figures() {
  const region = page.getByRole("region", { name: "Total balance" }).element();
  return Array.from(region.querySelectorAll("[data-amount]"), (amount) => {
    const text = document.createRange();
    text.selectNodeContents(amount);
    return { size: Number.parseFloat(getComputedStyle(amount).fontSize), box: text.getBoundingClientRect() };
  });
}

test("more brings the other actions in sight, and the keyboard to the first of them", async () => {
  backend(16);
  await home();
  await expect.element(otherActions()).toBeVisible();
  expect(boxOf(otherActions()).bottom).toBeGreaterThan(bar());
  await quickActions().getByRole("button", { name: "More" }).click();
  await expect.poll(() => boxOf(otherActions()).bottom).toBeLessThanOrEqual(bar());
  expect(otherActions().element().contains(document.activeElement)).toBe(true);
});

test.each([
  [16, "before"],
  [0, "after"],
])("an invite bonus of %d baht stands %s the other actions", async (amount, place) => {
  backend(amount);
  await home();
  const bonus = page.getByRole("region", { name: "Invite bonus" });
  await expect.element(bonus.getByRole("button", { name: "Receive the bonus" })).toBeVisible();
  expect(boxOf(bonus).top < boxOf(otherActions()).top ? "before" : "after").toBe(place);
});
