import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { satang } from "@member-wallet/domain";
import {
  aGameAccount,
  aQrState,
  aRefundRow,
  aSlipEntry,
  aStatementEntry,
  aUserBonus,
  aWalletAnswer,
} from "@member-wallet/api/fixtures";
import { claimsBackend, open } from "../../testing/claims.ts";
import { NO_QR } from "../../testing/deposit-dialog.ts";
import { echoed, leaveAct, storedActs } from "../../testing/left-act.ts";
import { answer, type mockBackend } from "../../testing/mock-backend.ts";
import type { Asked } from "./act.ts";

const STATEMENT = "POST /api/statement";

interface Claim {
  readonly claim: string;
  readonly asked: Asked;
  /** Where it was left. */
  readonly address: string;
  readonly call: string;
  /** `false`: what it needs is not stored. */
  readonly sentAgain?: false;
  /** The answer, where it is more than a message. */
  readonly answered?: object;
  /** What proves it: a statement entry of now. */
  readonly proof: () => Parameters<typeof mockBackend>[0];
  readonly done: string | RegExp;
}

/** A statement with one entry, of now. */
function entry(over: Parameters<typeof aStatementEntry>[0]) {
  const made = aStatementEntry({ createdAt: new Date().toISOString(), ...over });
  return { [STATEMENT]: () => answer({ total: 1, statements: [made] }) };
}

type ClaimKind = Exclude<Asked["kind"], "withdraw" | "transfer" | "collect" | "spin">;

const CLAIMS: { readonly [Kind in ClaimKind]: Claim & { readonly asked: { readonly kind: Kind } } } = {
  "invite-bonus": {
    claim: "the invite bonus",
    asked: { kind: "invite-bonus", amount: satang(2_550) },
    address: "/user/home",
    call: "GET /api/invite/bonus",
    // The friends have played on.
    proof: () => entry({ statementType: "bonus", amount: 26, invite: { description: "Invite bonus" } }),
    done: "You received the invite bonus",
  },
  "receive-refund": {
    claim: "the receipt of the refund",
    asked: { kind: "receive-refund" },
    address: "/user/home",
    call: "GET /api/refund/receive",
    proof: () => {
      const row = aRefundRow({ createdAt: new Date().toISOString() });
      return { "POST /api/refund": () => answer({ refunds: [row], total: 1 }) };
    },
    done: "You received the refund",
  },
  "add-refund": {
    claim: "the refund into the wallet",
    asked: { kind: "add-refund", amount: satang(2_550) },
    address: "/user/home",
    call: "GET /api/refund/addWallet",
    // The conditions are not met.
    proof: () => entry({ statementType: "bonus", amount: 12.75, refund: { description: "Refund" } }),
    done: "The refund was added: your statement shows how much you received.",
  },
  bonus: {
    claim: "a bonus",
    asked: { kind: "bonus", code: "DAILY10" },
    address: "/user/bonus?dialog=bonus&code=DAILY10",
    call: "GET /api/bonus/activate/DAILY10",
    answered: aUserBonus({ isActive: true }),
    proof: () => entry({ statementType: "bonus", bonus: { description: "Daily bonus" } }),
    done: "You received the bonus",
  },
  promotion: {
    claim: "a promotion",
    asked: { kind: "promotion" },
    address: "/user/home",
    call: "GET /api/promotion/activate/NEWYEAR50",
    sentAgain: false,
    proof: () => entry({ statementType: "bonus", promotion: { description: "New year" } }),
    done: "You received the promotion",
  },
  "cancel-bonus": {
    claim: "the cancelling of a bonus",
    asked: { kind: "cancel-bonus", code: "DAILY10" },
    address: "/user/bonus",
    call: "GET /api/bonus/clear",
    proof: () => entry({ statementType: "finish_bonus", amount: 20 }),
    done: "DAILY10 was cancelled",
  },
  coupon: {
    claim: "a coupon",
    asked: { kind: "coupon", prize: "20 baht" },
    address: "/user/home",
    call: "POST /api/spinwheel/coupon/claim",
    sentAgain: false,
    proof: () => entry({ statementType: "bonus", luckydraw: { description: "Wheel" } }),
    done: "The coupon has been claimed",
  },
  "game-account": {
    claim: "the opening of a game account",
    asked: { kind: "game-account", code: "JOKER" },
    address: "/user/home?dialog=game&code=JOKER",
    call: "GET /api/wallet/activate/JOKER",
    proof: () => {
      const slots = [aGameAccount({ code: "JOKER", isActive: true })];
      return { "GET /api/wallet": () => answer(aWalletAnswer({ slots })) };
    },
    done: "The game account is open",
  },
  "gift-link": {
    claim: "a gift link",
    asked: { kind: "gift-link" },
    address: "/user/home",
    call: "POST /api/wallet/truelink",
    sentAgain: false,
    proof: () => entry({ statementType: "deposit", from: "TRUEWALLET", amount: 88 }),
    done: "Deposited with the gift link",
  },
  slip: {
    claim: "a slip",
    asked: { kind: "slip" },
    address: "/user/home",
    call: "POST /api/wallet/slip",
    sentAgain: false,
    proof: () => {
      const slip = aSlipEntry({ createdAt: new Date().toISOString(), status: "PENDING" });
      return { "POST /api/statement/slip": () => answer({ slips: [slip], total: 1 }) };
    },
    done: "Slip received",
  },
  qr: {
    claim: "the creation of a QR",
    asked: { kind: "qr", provider: "WW", amount: satang(50_000) },
    address: "/user/home",
    call: "POST /api/qrcode/WW",
    answered: aQrState({ amount: 500 }),
    proof: () => ({ "GET /api/qrcode/WW": () => answer(aQrState({ amount: 500 })) }),
    done: "Your QR code is ready: open Deposit to scan it",
  },
};

/** Opens the page that was left during a claim. */
async function reopen(
  { asked, address, call, answered }: Claim,
  knowsKeys: boolean,
  over: Parameters<typeof mockBackend>[0] = {},
) {
  const backend = claimsBackend({
    [STATEMENT]: () => answer({ total: 0, statements: [] }),
    "POST /api/refund": () => answer({ refunds: [], total: 0 }),
    "GET /api/qrcode/WW": () => answer(NO_QR),
    [call]: (received) => echoed(received, answered),
    ...over,
  });
  const key = leaveAct(asked, knowsKeys);
  await open(address);
  return { ...backend, key };
}

/** Its end is told, and is not told again by the next page. */
async function expectToldOnce({ done }: Claim) {
  await expect.element(page.getByText(done)).toBeVisible();
  await expect.poll(storedActs).toMatch(/"kind":"(done|processing)".*"told":true/);
  // By now the message may have had its time.
  expect(page.getByText(done).elements().length).toBeLessThanOrEqual(1);
}

test.each(Object.values(CLAIMS).filter(({ sentAgain }) => sentAgain !== false))(
  "$claim, during which the page was left, is sent again once under its key, and told once",
  async (claim) => {
    const { callsTo, key } = await reopen(claim, true);
    await expectToldOnce(claim);
    expect(callsTo(claim.call).map((call) => call.key)).toEqual([key]);
  },
);

test.each(Object.values(CLAIMS))(
  "$claim, during which the page was left, is not sent again where that is not safe, and told once it is proven",
  async (claim) => {
    const { callsTo } = await reopen(claim, false, claim.proof());
    await expectToldOnce(claim);
    expect(callsTo(claim.call)).toEqual([]);
  },
);

test("a bonus, of which the statement has an entry that failed, is not known to be done", async () => {
  const { bonus } = CLAIMS;
  const { callsTo } = await reopen(bonus, false, {
    [STATEMENT]: () =>
      answer({
        total: 1,
        statements: [
          aStatementEntry({
            statementType: "bonus",
            status: "FAILED",
            bonus: { description: "" },
            createdAt: new Date().toISOString(),
          }),
        ],
      }),
  });
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  expect(page.getByText(bonus.done).elements()).toEqual([]);
  expect(callsTo(bonus.call)).toEqual([]);
});

test("a refund that was received while the page was left is told with the way into the wallet", async () => {
  await reopen(CLAIMS["receive-refund"], true);
  await page.getByRole("button", { name: "Add to the wallet" }).click();
  await expect.element(page.getByRole("dialog", { name: "Loss refund" })).toBeVisible();
  expect(window.location.search).toBe("?dialog=refund");
});
