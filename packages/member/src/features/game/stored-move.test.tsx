import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { satang, WALLET } from "@member-wallet/domain";
import { aGameAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { leaveAct, storedActs } from "../../testing/left-act.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const TRANSFER = "POST /api/wallet/transfer";

const dialog = () => page.getByRole("dialog", { name: "PG Soft" });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const moves = () =>
  dialog()
    .getByRole("button", { name: /^Move / })
    .elements();
const done = () => page.getByText("Transferred");

/** The server's entry of the move. */
const entry = () =>
  aStatementEntry({
    statementType: "transfer",
    from: WALLET,
    to: "PG",
    amount: 1_000,
    createdAt: new Date().toISOString(),
  });

test("a move into a game, during which the page was left, stands in the place of the buttons that move money, and is told once", async () => {
  const arrived = Promise.withResolvers<void>();
  const { callsTo } = mockBackend({
    "GET /api/wallet": () =>
      answer(aWalletAnswer({ wallet: { amount: 1_000 }, slots: [aGameAccount({ amount: 50 })] })),
    "GET /api/wallet/account/PG": () => answer({ username: "user-1", password: "secret-1" }),
    "POST /api/statement": async () => {
      await arrived.promise;
      return answer({ total: 1, statements: [entry()] });
    },
    [TRANSFER]: () => answer({ message: "SUCCESS" }),
  });
  leaveAct({ kind: "transfer", from: WALLET, to: "PG", amount: satang(100_000) }, false);
  await renderSite("/user/home?dialog=game&code=PG", FIXED_MARKET, "token-a");

  await expect.element(dialog().getByText(/^Transfer of 1,000\.00 baht, sent at \d\d:\d\d:/)).toBeVisible();
  await expect.element(button("Play with 50.00 baht in the game")).toBeEnabled();
  expect(moves()).toEqual([]);

  arrived.resolve();
  await expect.element(done()).toBeVisible();
  expect(done().elements()).toHaveLength(1);
  await expect.element(button("Move 1,000.00 baht in")).toBeEnabled();
  expect(page.getByRole("alertdialog").elements()).toEqual([]);
  await expect.poll(storedActs).toContain('"kind":"done","told":true');
  expect(callsTo(TRANSFER)).toEqual([]);
});
