import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aRefundCheck, aWalletAnswer } from "@member-wallet/api/fixtures";
import { entryNotes } from "../../navigation/history-entry.ts";
import { holdTimers } from "../../testing/hold-timers.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

/** How long a call is held that can be taken back, in milliseconds. */
const SEND_DELAY = 200;

const opening = () => page.getByRole("button", { name: "Open this game account", exact: true });
const dialog = () => page.getByRole("dialog", { name: "PG Soft" });

/** Presses without waiting for an answer, also what lies behind a dialog. */
function press(element: Element) {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

const statement = () => page.getByRole("link", { name: "Statement", includeHidden: true }).element();
const back = () => window.history.back();
const BACK = { way: "Back", goAway: back, comeBack: () => window.history.forward() };
const LINK = { way: "a link", goAway: () => press(statement()), comeBack: back };

const OPENING = "GET /api/wallet/activate/PG";
const ADDING = "GET /api/refund/addWallet";

/** Resolves in the task in which the dialog leaves the page, before what React cleans up in a later one. */
function dialogGone(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (dialog().query() !== null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

test.each([BACK, LINK])("an opening that the member leaves at once by $way is not sent", async (given) => {
  const { goAway, comeBack } = given;
  const end = Promise.withResolvers<Response>();
  const { callsTo } = mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [aGameAccount({ isActive: false })] })),
    [OPENING]: () => end.promise,
  });
  window.history.pushState(null, "", "/user/home");
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");
  await expect.element(opening()).toBeVisible();
  const held = holdTimers(SEND_DELAY);
  press(opening().element());
  await expect.poll(() => held.length).toBe(1);
  const gone = dialogGone();
  goAway();
  await gone;
  vi.mocked(window.setTimeout).mockRestore();
  held.forEach((work) => work());
  comeBack();
  // If the first call were pending, the dialog would accept no second press.
  await opening().click();
  await expect.poll(() => callsTo(OPENING).length).toBe(1);
  end.resolve(answer({ message: "SUCCESS" }));
  const messages = page.getByRole("region", { name: "Notifications" });
  await expect.element(messages.getByText("The game account is open")).toBeVisible();
  expect(callsTo(OPENING)).toHaveLength(1);
});

test("a claim that a question sends is taken back by Back at once, and can be made again", async () => {
  const end = Promise.withResolvers<Response>();
  const { callsTo } = mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/refund/check": () => answer(aRefundCheck()),
    "POST /api/refund": () => answer({ refunds: [], total: 0 }),
    "GET /api/refund/banners": () => answer([]),
    [ADDING]: () => end.promise,
  });
  await renderSite("/user/home?dialog=refund", FIXED_MARKET, "token-a");
  const question = page.getByRole("alertdialog", { name: "Add the refund to the wallet?" });
  const add = question.getByRole("button", { name: "Add to the wallet" });
  await page.getByRole("button", { name: "Add to the wallet" }).click();
  await expect.element(add).toBeVisible();
  await expect.poll(() => entryNotes().held).toBe(true);
  const held = holdTimers(SEND_DELAY);
  press(add.element());
  await expect.poll(() => held.length).toBe(1);
  back();
  await expect.poll(() => question.query()).toBeNull();
  vi.mocked(window.setTimeout).mockRestore();
  held.forEach((work) => work());
  // If the first call were pending, the dialog would ask no second time.
  await page.getByRole("button", { name: "Add to the wallet" }).click();
  await add.click();
  await expect.poll(() => callsTo(ADDING).length).toBe(1);
  end.resolve(answer({ message: "SUCCESS" }));
  await expect
    .element(page.getByText("The refund was added: your statement shows how much you received."))
    .toBeVisible();
  expect(callsTo(ADDING)).toHaveLength(1);
});
