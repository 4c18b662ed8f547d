import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  aBankAccount,
  aBanner,
  aBonusItem,
  aCoupon,
  aGameAccount,
  anInviteRow,
  aProfile,
  aPromotion,
  aRefundCheck,
  aRefundRow,
  aSlice,
  aSlipEntry,
  aSpinSetup,
  aStatementEntry,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import type { DialogKind } from "../../navigation/dialog-address.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

/** Where a part of the open dialog is laid out in the dialog, in px: the sliding in changes nothing of it. */
function placeOf(selector: string) {
  const part = document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
  expect.assert(part);
  let top = 0;
  for (let at = part; !(at instanceof HTMLDialogElement); at = at.offsetParent as HTMLElement)
    top += at.offsetTop;
  // A text has any length.
  const height = part.tagName === "P" ? "as" : part.offsetHeight;
  return `${part.tagName} at ${top}, ${height} high`;
}

const TITLE = "h2";
const FRAME = "> div";

/** Records the titles and frames of the open dialog, picture by picture, until it is loaded and stands still. */
async function framesOf(open: () => void) {
  const titles = new Set<string>();
  const frames: string[] = [];
  let still = 0;
  open();
  while (still < 10) {
    await new Promise(requestAnimationFrame);
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (dialog === null) continue;
    titles.add(dialog.querySelector(TITLE)?.textContent ?? "");
    // Its size is its width on a wide screen.
    const frame = `${dialog.dataset["size"]}: ${placeOf(TITLE)}, ${placeOf(FRAME)}`;
    const busy = dialog.querySelector("[aria-busy=true]") !== null;
    still = busy || frame !== frames.at(-1) ? 0 : still + 1;
    frames.push(frame);
  }
  return { titles: [...titles], frames: [...new Set(frames)] };
}

/** The address of an empty picture. */
function aPicture(width: number, height: number): string {
  return Object.assign(document.createElement("canvas"), { width, height }).toDataURL();
}

const bank = (bankCode: string) => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "Thong Wallet",
  bankAccountNo: "1234567890",
  currency: "BAHT",
  bank: { nameTH: bankCode, nameEN: bankCode },
});
const TEXT = "<p>Play only with money that you can do without.</p>".repeat(12);

/** Operators send such banners: a picture with two lines of text. */
const OFFER = aBanner({
  image: aPicture(160, 90),
  html: "<h3>5% of your losses</h3><p>Of the last 7 days.</p>",
});

const GAMES = [
  aGameAccount({ name: "PG Soft", amount: 50 }),
  aGameAccount({ code: "JOKER", name: "Joker", isActive: false }),
];

const ANSWERS = {
  "GET /api/wallet": () => answer(aWalletAnswer({ wallet: { amount: 1_000 }, slots: GAMES })),
  "GET /api/wallet/account/PG": () => answer({ username: "user-1", password: "secret-1" }),
  "GET /api/account/profile": () => answer({ profile: aProfile(), bankAccount: aBankAccount() }),
  "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
  "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
  "GET /api/lookup/deposit": () =>
    answer({ banks: ["SCB", "KBANK", "GSB", "BCEL", "BBL"].map(bank), wallets: [], isManual: false }),
  "GET /api/lookup/slip": () => answer({ uploadWithinMinutes: 60 }),
  "GET /api/lookup/conditions": () => answer([TEXT]),
  "GET /api/lookup/agreements": () => answer([TEXT]),
  "GET /api/bonus": () => answer([aBonusItem({ banners: [OFFER] })]),
  "GET /api/promotion/find/NEWYEAR50": () =>
    answer(aPromotion({ description: "<p>Get <b>50 baht</b>, with a turnover of 2 times the bonus.</p>" })),
  "GET /api/lookup/notice": () =>
    answer({ notice: "<p>If you withdraw before the turnover is met, 20% of the balance is deducted.</p>" }),
  "GET /api/invite/banners": () => answer([OFFER]),
  "POST /api/invite": () => answer({ invites: [anInviteRow(), anInviteRow(), anInviteRow()], total: 3 }),
  "GET /api/refund/banners": () => answer([OFFER]),
  "GET /api/refund/check": () => answer(aRefundCheck()),
  "POST /api/refund": () => answer({ refunds: [aRefundRow(), aRefundRow(), aRefundRow()], total: 3 }),
  "GET /api/spinwheel/setup": () =>
    answer(
      aSpinSetup({ activeSpinwheel: { name: "Lucky wheel", slices: [aSlice(), aSlice({ code: "B" })] } }),
    ),
  "GET /api/spinwheel/coupon": () => answer([aCoupon()]),
  "POST /api/statement": () => answer({ total: 1, statements: [aStatementEntry()] }),
  "POST /api/statement/slip": () => answer({ slips: [aSlipEntry()], total: 1 }),
};

/** Screen, address and title of every kind of dialog. */
const BY_KIND: Record<DialogKind, readonly (readonly [screen: string, dialog: string, title: string])[]> = {
  transfer: [["home", "transfer", "Transfer"]],
  game: [
    ["home", "game&code=PG", "PG Soft"],
    ["home", "game&code=JOKER", "Joker"],
  ],
  games: [["home", "games", "All games"]],
  deposit: [["home", "deposit", "Deposit"]],
  withdraw: [["home", "withdraw", "Withdraw"]],
  invite: [["home", "invite", "Invite"]],
  refund: [["home", "refund", "Loss refund"]],
  wheel: [["home", "wheel", "Prize wheel"]],
  bonus: [["bonus", "bonus&code=DAILY10", "Bonus DAILY10"]],
  promotion: [["bonus", "promotion&code=NEWYEAR50", "Promotion NEWYEAR50"]],
  conditions: [["home", "conditions", "Conditions"]],
  agreement: [["home", "agreement", "Agreement"]],
  "change-password": [["profile", "change-password", "Change password"]],
  "edit-profile": [["profile", "edit-profile", "Edit name"]],
  "bank-account-name": [["profile", "bank-account-name", "Edit bank account name"]],
  slips: [["statement", "slips", "Slip status"]],
  "statement-entry": [["statement", "statement-entry&type=deposit", "Entry"]],
};
const DIALOGS = Object.values(BY_KIND).flat();

test.each(DIALOGS)(
  "on %s, the first opening of %s has its title and its frame from the first picture",
  async (screen, dialog, title) => {
    mockBackend(ANSWERS);
    await renderSite(`/user/${screen}`, FIXED_MARKET, "token-a");
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    const { titles, frames } = await framesOf(() => {
      window.history.pushState(null, "", `/user/${screen}?dialog=${dialog}`);
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(titles).toEqual([title]);
    expect(frames).toHaveLength(1);
  },
);

/** The first thing in a dialog's body that has a place of its own. */
const FIRST_ROW = "section :is(label, li > button, dl > div, tbody > tr, button, img, canvas, p, h3)";

const skeleton = () => document.querySelector("dialog[open] [aria-busy=true] > fieldset");
const places = () => [placeOf(TITLE), placeOf(FRAME), placeOf(FIRST_ROW)];

/** What comes is not known beforehand: whether an account is open; or nothing loads. */
const UNKNOWN = ["game&code=JOKER", "change-password"];

test.each(DIALOGS.filter(([, dialog]) => !UNKNOWN.includes(dialog)))(
  "on %s, %s keeps its title, its frame and its first row when its data come",
  async (screen, dialog) => {
    const data = Promise.withResolvers<void>();
    mockBackend(
      Object.fromEntries(
        Object.entries(ANSWERS).map(([call, respond]) => [call, () => data.promise.then(respond)]),
      ),
    );
    await renderSite(`/user/${screen}?dialog=${dialog}`, FIXED_MARKET, "token-a");
    await expect.poll(skeleton).not.toBeNull();
    const before = places();
    data.resolve();
    await expect.poll(skeleton).toBeNull();
    expect(places()).toEqual(before);
  },
);
