import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { satang } from "@member-wallet/domain";
import { aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { echoed, leaveAct, storedActs } from "../../testing/left-act.ts";
import { answer, mockBackend, type ReceivedCall } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import type { Asked } from "./act.ts";
import { readProgress } from "./stored-acts.ts";

const WITHDRAW = "POST /api/wallet/withdrawAll";
const STATEMENT = "POST /api/statement";
const NO_ENTRIES = { total: 0, statements: [] };

const wallet = aWalletAnswer({ slots: [] });
const dialog = () => page.getByRole("dialog", { name: "Withdraw" });
const amount = () => dialog().getByRole("textbox", { name: "Amount" });
const confirming = () => dialog().getByText("Being confirmed");
const unknown = () => dialog().getByText("Outcome unknown");
const done = () => page.getByRole("alertdialog", { name: "Wait for the transfer" });
const sent = () => dialog().getByText(/^Withdrawal of 110\.00 baht, sent at \d\d:\d\d:/);

/** The server's entry of a withdrawal of 110 baht that was just made. */
const entry = () =>
  aStatementEntry({
    statementType: "withdraw",
    status: "PENDING",
    from: "wallet",
    to: "SCB",
    amount: 110,
    createdAt: new Date().toISOString(),
  });

/** Two pages of entries, and more. */
function newer() {
  const createdAt = new Date().toISOString();
  return Array.from({ length: 25 }, () => aStatementEntry({ statementType: "transfer", createdAt }));
}

/** Answers pages of a statement. */
function statementOf(entries: readonly object[]) {
  return ({ body }: ReceivedCall) => {
    const { page: at } = body as { readonly page: number };
    return answer({ total: entries.length, statements: entries.slice((at - 1) * 10, at * 10) });
  };
}

const ASKED: Asked = { kind: "withdraw", amount: satang(11_000) };

/**
 * Opens the withdrawal after a page was left during one of 110 baht.
 * @param knowsKeys the backend has echoed keys before.
 */
async function reopen(knowsKeys: boolean, over: Parameters<typeof mockBackend>[0] = {}, member?: string) {
  const backend = mockBackend({
    "GET /api/wallet": () => answer(wallet),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
    [STATEMENT]: () => answer(NO_ENTRIES),
    [WITHDRAW]: echoed,
    ...over,
  });
  const key = leaveAct(ASKED, knowsKeys, member);
  const { session } = await renderSite("/user/home?dialog=withdraw", FIXED_MARKET, "token-a");
  return { ...backend, session, key };
}

describe("a withdrawal during which the page was left", () => {
  test("stands in the place of the form while it is confirmed, and is told as done once", async () => {
    const arrived = Promise.withResolvers<void>();
    const withEntry = async () => {
      await arrived.promise;
      return answer({ total: 1, statements: [entry()] });
    };
    const { callsTo } = await reopen(false, { [STATEMENT]: withEntry });
    await expect.element(confirming()).toBeVisible();
    await expect.element(sent()).toBeVisible();
    expect(amount().elements()).toEqual([]);
    arrived.resolve();
    await expect.element(done().getByText("110.00 baht")).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsTo(WITHDRAW)).toEqual([]);
  });

  test("is told as done though the statement has two pages of newer entries by now", async () => {
    await reopen(false, { [STATEMENT]: statementOf([...newer(), entry()]) });
    await expect.element(done().getByText("110.00 baht")).toBeVisible();
  });

  test("and that was accepted is followed by its own entry, not by a newer one on an earlier page", async () => {
    const own = { ...entry(), createdAt: new Date(Date.now() - 500).toISOString() };
    const other = { ...entry(), status: "SUCCESS" };
    const backend = {
      "GET /api/wallet": () => answer(wallet),
      [STATEMENT]: statementOf([other, ...newer(), own]),
    };
    mockBackend(backend);
    const progress = readProgress({ amount: 11_000 });
    leaveAct(ASKED, false, undefined, { kind: "processing", progress, told: true });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.poll(storedActs).toContain(own.createdAt);
    expect(storedActs()).toContain('"kind":"processing"');
  });

  test("and that was accepted without the member knowing is told over the next one's form, which stays with what is typed", async () => {
    mockBackend({
      "GET /api/wallet": () => answer(wallet),
      "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
      "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
      [STATEMENT]: statementOf([entry()]),
    });
    leaveAct(ASKED, false, undefined, {
      kind: "processing",
      progress: readProgress({ amount: 11_000 }),
      told: false,
    });
    await renderSite("/user/home?dialog=withdraw", FIXED_MARKET, "token-a");
    await expect.element(done().getByText("110.00 baht")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(done()).not.toBeInTheDocument();
    await amount().fill("120");
    await expect.element(amount()).toHaveValue("120");
  });

  test("is sent again under its key to a backend that keeps keys", async () => {
    const { callsTo, key } = await reopen(true);
    await expect.element(done()).toBeVisible();
    expect(callsTo(WITHDRAW)).toMatchObject([{ body: { amount: 110 }, key }]);
  });

  test("that a gateway refuses to send again is not known to have failed", async () => {
    const { callsTo } = await reopen(true, { [WITHDRAW]: () => answer({ message: "REQUEST_LIMIT" }, 429) });
    await expect.element(unknown()).toBeVisible();
    expect(callsTo(WITHDRAW).length).toBeGreaterThan(0);
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });

  test("is unknown without proof, and another one begins only after a question", async () => {
    const { callsTo } = await reopen(false);
    await expect.element(unknown()).toBeVisible();
    const another = dialog().getByRole("button", { name: "Start over" });
    await another.click();
    const question = page.getByRole("alertdialog", { name: "Start over?" });
    await question.getByRole("button", { name: "Keep waiting" }).click();
    await expect.element(unknown()).toBeVisible();
    await another.click();
    await question.getByRole("button", { name: "Start over" }).click();
    await expect.element(amount()).toBeVisible();
    expect(callsTo(WITHDRAW)).toEqual([]);
  });

  test("of another member is nothing here", async () => {
    const { callsTo } = await reopen(true, {}, "somebody-else");
    await expect.element(amount()).toBeVisible();
    expect(callsTo(WITHDRAW)).toEqual([]);
  });

  test("leaves nothing in this browser after a log-out", async () => {
    const { session } = await reopen(false);
    await expect.element(unknown()).toBeVisible();
    session.leave("logged-out");
    expect(storedActs()).toBeNull();
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith("acts"))).toEqual([]);
  });
});
