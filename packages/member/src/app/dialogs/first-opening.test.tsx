import { beforeEach, expect, test } from "vitest";
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
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem("agreement", "true");
});

/** Records the titles and heights in px of the open dialog, frame by frame, until it is loaded and stands still. */
async function framesOf(open: () => void) {
  const titles = new Set<string>();
  const heights: number[] = [];
  let still = 0;
  open();
  while (still < 30) {
    await new Promise(requestAnimationFrame);
    const dialog = document.querySelector("dialog[open]");
    if (dialog === null) continue;
    titles.add(dialog.querySelector("h2")?.textContent ?? "");
    const height = dialog.firstElementChild?.clientHeight ?? 0;
    const busy = dialog.querySelector("[aria-busy=true]") !== null;
    still = busy || height !== heights.at(-1) ? 0 : still + 1;
    heights.push(height);
  }
  return { titles: [...titles], jump: Math.max(...heights) - Math.min(...heights) };
}

/** The address of an empty picture. */
function aPicture(width: number, height: number): string {
  return Object.assign(document.createElement("canvas"), { width, height }).toDataURL();
}

/** A line of text, in px. */
const LINE = 26;

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

test.each([
  ["home", "transfer", "Transfer"],
  ["home", "game&code=PG", "PG Soft"],
  ["home", "game&code=JOKER", "Joker"],
  ["home", "games", "All games"],
  ["home", "deposit", "Deposit"],
  ["home", "withdraw", "Withdraw"],
  ["home", "invite", "Invite"],
  ["home", "refund", "Loss refund"],
  ["home", "wheel", "Prize wheel"],
  ["bonus", "bonus&code=DAILY10", "Bonus DAILY10"],
  ["bonus", "promotion&code=NEWYEAR50", "Promotion NEWYEAR50"],
  ["home", "conditions", "Conditions"],
  ["home", "agreement", "Agreement"],
  ["profile", "change-password", "Change password"],
  ["profile", "edit-profile", "Edit name"],
  ["profile", "bank-account-name", "Edit bank account name"],
  ["statement", "slips", "Slip status"],
  ["statement", "statement-entry&type=deposit", "Entry"],
])(
  "on %s, the first opening of %s has its title and its height from the first frame",
  async (screen, dialog, title) => {
    mockBackend(ANSWERS);
    await renderSite(`/user/${screen}`, FIXED_MARKET, "token-a");
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    const { titles, jump } = await framesOf(() => {
      window.history.pushState(null, "", `/user/${screen}?dialog=${dialog}`);
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(titles).toEqual([title]);
    expect(jump).toBeLessThanOrEqual(2 * LINE);
  },
);
