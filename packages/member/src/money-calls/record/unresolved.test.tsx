import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, type ReceivedCall, mockBackend } from "../../testing/mock-backend.ts";

const SAFE = "Sending it again from here is safe: the same request is never carried out twice.";
const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Everything that may end unknown and can be sent again: where it is done, how, by which call, and its button. */
const REQUESTS = [
  {
    request: "a transfer",
    address: "?dialog=transfer&from=wallet&to=PG",
    line: "POST /api/wallet/transfer",
    resend: "Send the same request again",
    begin: async () => {
      await field("Amount").fill("100");
      await page.getByRole("dialog").getByRole("button", { name: "Transfer", exact: true }).click();
    },
  },
  {
    request: "a withdrawal",
    address: "?dialog=withdraw",
    line: "POST /api/wallet/withdrawAll",
    resend: "Send the same request again",
    begin: async () => {
      await field("Amount").fill("100");
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
    },
  },
  {
    request: "a move into a game",
    address: "?dialog=game&code=PG",
    line: "POST /api/wallet/transfer",
    resend: "Send the same request again",
    begin: () => button("Move 1,000.00 baht in").click(),
  },
  {
    request: "the opening of a game account",
    address: "?dialog=game&code=JOKER",
    line: "GET /api/wallet/activate/JOKER",
    resend: "Send the same request again",
    begin: () => button("Open this game account").click(),
  },
  {
    request: "a gift link",
    address: "?dialog=deposit&method=gift-link",
    line: "POST /api/wallet/truelink",
    resend: "Send the same request again",
    begin: async () => {
      await field("Message with the gift link").fill(LINK);
      await button("Deposit with this link").click();
    },
  },
] as const;
type Request = (typeof REQUESTS)[number];

/** An answer that says nothing of the request; a server that knows keys echoes them even so. */
function lost({ key }: ReceivedCall, echoes: boolean): Response {
  return new Response("<html>", {
    status: 502,
    headers: echoes && key !== null ? { "Idempotency-Key": key } : {},
  });
}

async function beginAndLose({ address, line, begin }: Request, echoes: boolean) {
  const slots = [aGameAccount({ amount: 50 }), aGameAccount({ code: "JOKER", isActive: false })];
  const backend = mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ wallet: { amount: 1_000 }, slots })),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 1, withdrawMax: 50_000 }),
    "GET /api/lookup/deposit": () =>
      answer({ banks: [], wallets: [{ mode: "AUTO", walletAccountName: "Thong" }], isManual: false }),
    [line]: (call) => lost(call, echoes),
  });
  await renderSite(`/user/home${address}`, FIXED_MARKET, "token-a");
  await begin();
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  return backend;
}

describe.each(REQUESTS)("$request whose answer was lost", (request) => {
  test("says that it is sent again, and that this is safe, where the server knows its key", async () => {
    const { table, callsTo } = await beginAndLose(request, true);
    await expect.element(page.getByText(SAFE, { exact: false })).toBeVisible();
    expect(page.getByRole("button", { name: /check|ask/i }).elements()).toEqual([]);
    const before = callsTo(request.line).length;
    table[request.line] = () => answer({ message: "SUCCESS" });
    await button(request.resend).click();
    await expect.element(page.getByText("Outcome unknown")).not.toBeInTheDocument();
    await expect.poll(() => callsTo(request.line)).toHaveLength(before + 1);
    expect(new Set(callsTo(request.line).map(({ key }) => key)).size).toBe(1);
  });

  test("is not offered to be sent again to a server that knows no keys", async () => {
    const { callsTo } = await beginAndLose(request, false);
    expect(page.getByRole("button", { name: /same .+ again/ }).elements()).toEqual([]);
    expect(page.getByText(/never carried out twice/).elements()).toEqual([]);
    expect(callsTo(request.line)).toHaveLength(1);
  });
});

/** In one task: the next render takes the button away. */
async function pressJustAfter({ resend }: Request, change: () => unknown) {
  await expect.element(button(resend)).toBeVisible();
  const shown = button(resend).element() as HTMLElement;
  change();
  shown.click();
}

test("a transfer is not sent again once the server may have forgotten its key", async () => {
  const [transfer] = REQUESTS;
  const { callsTo } = await beginAndLose(transfer, true);
  const sent = callsTo(transfer.line).length;
  const hardlyADayLater = Date.now() + 23.5 * 60 * 60 * 1_000;
  await pressJustAfter(transfer, () => vi.spyOn(Date, "now").mockReturnValue(hardlyADayLater));
  await expect.element(button(transfer.resend)).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Open the statement" })).toBeVisible();
  expect(callsTo(transfer.line)).toHaveLength(sent);
});

test("a transfer is not sent again to a server that has stopped echoing keys, as another tab has learned", async () => {
  const [transfer] = REQUESTS;
  const { callsTo } = await beginAndLose(transfer, true);
  const sent = callsTo(transfer.line).length;
  await pressJustAfter(transfer, () => window.localStorage.removeItem("knowsKeys"));
  await expect.element(button(transfer.resend)).not.toBeInTheDocument();
  await expect.element(page.getByText("Outcome unknown")).toBeVisible();
  expect(callsTo(transfer.line)).toHaveLength(sent);
});
