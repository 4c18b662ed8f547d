import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBonusItem, aPromotion, aUserBonus } from "@member-wallet/api/fixtures";
import { button, claimsBackend, dialog, errorAlert, IN_USE, lost, open } from "../../testing/claims.ts";
import { answer } from "../../testing/mock-backend.ts";

const LIST = "GET /api/bonus";
const ACTIVE = "GET /api/bonus/check/active";

const BONUS = {
  address: "/user/bonus?dialog=bonus&code=DAILY10",
  call: "GET /api/bonus/activate/DAILY10",
  button: "Receive the bonus",
  done: "You received the bonus",
  refusal: "BONUS_ALREADY_ACTIVE",
  text: /^This bonus is already in use\./,
};
const PROMOTION = {
  address: "/user/bonus?dialog=promotion&code=NEWYEAR50",
  call: "GET /api/promotion/activate/NEWYEAR50",
  button: "Receive the promotion",
  done: "You received the promotion",
  refusal: "PROMOTION_RECEIVED",
  text: "You have already received this promotion. Check your statement.",
};

/** A backend that also finds the promotion. */
function backend(over: Parameters<typeof claimsBackend>[0] = {}) {
  return claimsBackend({
    "GET /api/promotion/find/NEWYEAR50": () => answer(aPromotion()),
    [PROMOTION.call]: () => answer({ message: "SUCCESS" }),
    ...over,
  });
}

describe.each([BONUS, PROMOTION])("$button", (claim) => {
  test("is done under a key: a notice, and the page shows it as current with a new balance", async () => {
    const { table, callsTo, changeWith } = backend();
    await open(claim.address);
    await expect.element(button(claim.button)).toBeEnabled();
    const wallets = callsTo("GET /api/wallet").length;
    changeWith(claim.call, () => {
      table[LIST] = () => answer([aBonusItem({ userBonus: aUserBonus({ isActive: true }) })]);
      table[ACTIVE] = () => answer(IN_USE);
    });
    await button(claim.button).click();
    await expect.element(page.getByText(claim.done)).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText("Type: daily bonus")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Current.*DAILY10/ })).toBeVisible();
    await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(wallets);
    expect(callsTo(claim.call).map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/)]);
  });

  test("is sent once by two presses", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [claim.call]: () => end.promise });
    await open(claim.address);
    await button(claim.button).dblClick();
    await expect.poll(() => callsTo(claim.call).length).toBe(1);
    await expect.element(button(claim.button)).toHaveAttribute("aria-busy", "true");
    end.resolve(answer(aUserBonus({ isActive: true })));
    await expect.element(page.getByText(claim.done)).toBeVisible();
    expect(callsTo(claim.call)).toHaveLength(1);
  });

  test("that another tab did first is refused with an alert, and the bonuses load again", async () => {
    const { callsTo } = backend({ [claim.call]: () => answer({ message: claim.refusal }, 400) });
    await open(claim.address);
    await expect.element(button(claim.button)).toBeEnabled();
    const lists = callsTo(LIST).length;
    await button(claim.button).click();
    await expect.element(errorAlert().getByText(claim.text)).toBeVisible();
    await expect.poll(() => callsTo(LIST).length).toBeGreaterThan(lists);
    await errorAlert().getByRole("button", { name: "Close" }).last().click();
    await expect.element(button(claim.button)).toBeEnabled();
    expect(page.getByText(claim.text).elements()).toEqual([]);
  });

  test("whose answer was lost is unknown, with the statement, and cannot be pressed again", async () => {
    const { callsTo } = backend({ [claim.call]: lost });
    await open(claim.address);
    await button(claim.button).click();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the statement" }))
      .toHaveAttribute("href", "/user/statement");
    expect(button(claim.button).elements()).toEqual([]);
    expect(errorAlert().elements()).toEqual([]);
    expect(callsTo(claim.call)).toHaveLength(1);
  });

  test("that the member left is told all the same when it is refused", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [claim.call]: () => end.promise });
    await open("/user/bonus");
    await expect.element(page.getByRole("button", { name: /DAILY10/ })).toBeVisible();
    window.history.pushState(null, "", claim.address);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await button(claim.button).click();
    await expect.poll(() => callsTo(claim.call).length).toBe(1);
    window.history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    end.resolve(answer({ message: claim.refusal }, 400));
    await expect.element(page.getByRole("alertdialog").getByText(claim.text)).toBeVisible();
  });
});

const weekly = () => page.getByRole("dialog", { name: /WEEKLY/ });

/** Receives DAILY10, and opens WEEKLY before the answer, which the caller gives. */
async function openAnother() {
  const end = Promise.withResolvers<Response>();
  const { callsTo } = backend({
    [LIST]: () => answer([aBonusItem({ banners: [] }), aBonusItem({ code: "WEEKLY", banners: [] })]),
    [BONUS.call]: () => end.promise,
  });
  await open("/user/bonus");
  await page.getByRole("button", { name: /DAILY10/ }).click();
  await button(BONUS.button).click();
  await expect.poll(() => callsTo(BONUS.call).length).toBe(1);
  window.history.back();
  await page.getByRole("button", { name: /WEEKLY/ }).click();
  await expect.element(weekly()).toBeVisible();
  return end;
}

describe("a bonus", () => {
  test("that is received while another one is open leaves that one open", async () => {
    const end = await openAnother();
    end.resolve(answer(aUserBonus({ isActive: true })));
    await expect.element(page.getByText(BONUS.done)).toBeVisible();
    await expect.element(weekly().getByRole("button", { name: BONUS.button })).toBeEnabled();
  });

  test("that is refused while another one is open is named by its message", async () => {
    const end = await openAnother();
    end.resolve(answer({ message: BONUS.refusal }, 400));
    const alert = page.getByRole("alertdialog", { name: /DAILY10/ });
    await expect.element(alert.getByText(BONUS.text)).toBeVisible();
  });

  test("shows its conditions and what they cost, in percent and in baht, before the button", async () => {
    backend();
    await open(BONUS.address);
    await expect.element(dialog().getByText("20% is cut early.")).toBeVisible();
    await expect
      .element(dialog().getByText(/20% of your total balance is deducted \(20\.00 baht of every 100 baht\)/))
      .toBeVisible();
    await expect.element(dialog().getByText(/once a day/)).toBeVisible();
  });

  test("of which the percentage is not known says so, in the notice too", async () => {
    backend({ [LIST]: () => answer([aBonusItem({ percentFail: 150 })]) });
    await open(BONUS.address);
    await expect.element(dialog().getByText("some or all is cut early.")).toBeVisible();
    await expect.element(dialog().getByText(/How much is not known yet/)).toBeVisible();
  });

  test("in use is only confirmed: nothing is received a second time", async () => {
    const { callsTo } = backend({
      [LIST]: () => answer([aBonusItem({ maxReceived: 5, userBonus: aUserBonus({ isActive: true }) })]),
    });
    await open(BONUS.address);
    await expect.element(dialog().getByText("You are using this bonus.")).toBeVisible();
    await button("Confirm").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsTo(BONUS.call)).toEqual([]);
  });

  test("that is received cannot be received by its address either", async () => {
    const updatedAt = new Date().toISOString();
    backend({
      [LIST]: () => answer([aBonusItem({ userBonus: aUserBonus({ received: [{ updatedAt }] }) })]),
    });
    await open(BONUS.address);
    await expect.element(dialog().getByRole("button", { name: "Received" })).toBeDisabled();
  });

  test("of a code that does not exist is not found", async () => {
    backend();
    await open("/user/bonus?dialog=bonus&code=..%2F..");
    await expect.element(dialog().getByText("This bonus was not found")).toBeVisible();
    expect(button(BONUS.button).elements()).toEqual([]);
  });

  test("whose notice does not load can still be received", async () => {
    backend({ "GET /api/lookup/notice": () => answer({ message: "NO_DATA" }, 500) });
    await open(BONUS.address);
    await expect.element(dialog().getByText(/Nothing was found/)).toBeVisible();
    await expect.element(button(BONUS.button)).toBeEnabled();
  });

  test("with hostile markup in its banners and notice runs none of it", async () => {
    const html =
      '<p>Welcome</p><img src="x" onerror="window.hacked = true"><script>window.hacked = true</script>';
    backend({
      [LIST]: () => answer([aBonusItem({ banners: [{ image: "javascript:alert(1)", html }] })]),
      "GET /api/lookup/notice": () => answer({ notice: html }),
    });
    await open(BONUS.address);
    await expect.element(dialog().getByText("Welcome").first()).toBeVisible();
    expect(dialog().element().querySelectorAll("script, [onerror], [src^='javascript']")).toHaveLength(0);
    expect("hacked" in window).toBe(false);
  });
});

describe("a promotion code", () => {
  test("that was found shows its description and what its conditions cost", async () => {
    backend();
    await open(PROMOTION.address);
    await expect.element(dialog().getByText("Get 50 baht.")).toBeVisible();
    await expect.element(dialog().getByText(/20% of your total balance is deducted/)).toBeVisible();
  });

  test("shows that it is being searched for", async () => {
    backend({ "GET /api/promotion/find/NEWYEAR50": () => new Promise<Response>(() => {}) });
    await open(PROMOTION.address);
    await expect.element(dialog().getByText("Searching for the promotion")).toBeVisible();
  });

  test.each([null, ""])("that the server answers with %j is not found", async (body) => {
    backend({
      "GET /api/promotion/find/NEWYEAR50": () => (body === "" ? new Response("") : answer(body)),
    });
    await open(PROMOTION.address);
    await expect.element(dialog().getByText("This promotion was not found")).toBeVisible();
    expect(button(PROMOTION.button).elements()).toEqual([]);
  });

  test.each([
    ["a/b", "A%2FB"],
    ["50%", "50%25"],
    ["ส่งท้ายปี", encodeURIComponent("ส่งท้ายปี")],
    ["🎉", encodeURIComponent("🎉")],
    ["../clear", "..%2FCLEAR"],
  ])("of %j is one part of the path", async (typed, part) => {
    const { callsTo } = backend({ [`GET /api/promotion/find/${part}`]: () => answer(aPromotion()) });
    await open("/user/bonus");
    await page.getByRole("textbox", { name: "Promotion code" }).fill(typed);
    await button("Search").click();
    await expect.element(dialog().getByText("Get 50 baht.")).toBeVisible();
    await button(PROMOTION.button).click();
    await expect.poll(() => callsTo(`GET /api/promotion/activate/${part}`).length).toBe(1);
  });

  test.each([".", ".."])("of %j is not sent: it is not found", async (typed) => {
    const { arrived } = backend();
    await open("/user/bonus");
    await page.getByRole("textbox", { name: "Promotion code" }).fill(typed);
    await button("Search").click();
    await expect.element(dialog().getByText("This promotion was not found")).toBeVisible();
    expect(arrived.filter(({ path }) => path.includes("promotion"))).toEqual([]);
  });

  test("in lower case in the address is sent in upper case", async () => {
    const { callsTo } = backend();
    await open("/user/bonus?dialog=promotion&code=newyear50");
    await expect.element(dialog().getByText("Get 50 baht.")).toBeVisible();
    expect(callsTo("GET /api/promotion/find/NEWYEAR50")).toHaveLength(1);
  });

  test("that fails to be searched for can be searched for again", async () => {
    const { table } = backend({ "GET /api/promotion/find/NEWYEAR50": () => answer({}, 500) });
    await open(PROMOTION.address);
    const retry = dialog().getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    table["GET /api/promotion/find/NEWYEAR50"] = () => answer(aPromotion());
    await retry.click();
    await expect.element(dialog().getByText("Get 50 baht.")).toBeVisible();
  });
});
