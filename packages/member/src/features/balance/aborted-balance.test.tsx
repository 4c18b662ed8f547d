import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const WALLET = "GET /api/wallet";
const STATEMENT = "POST /api/statement";
const PROBLEM = /may not be the latest|did not load/;

const withdrawal = aStatementEntry({
  statementType: "withdraw",
  status: "PENDING",
  from: "wallet",
  to: "SCB",
});
const total = () => page.getByTestId("total-balance");
const comeBack = () => {
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Every text of a problem that the page shows from now on, however briefly. */
function watchProblems() {
  const problems: string[] = [];
  const observer = new MutationObserver(() => {
    const found = PROBLEM.exec(document.body.textContent);
    if (found) problems.push(found[0]);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { problems, stop: () => observer.disconnect() };
}

test("a balance that is fetched anew because a withdrawal was paid stays until the new one, and is no problem", async () => {
  const { table, callsTo } = mockBackend({
    [WALLET]: () => answer(aWalletAnswer()),
    [STATEMENT]: () => answer({ total: 1, statements: [withdrawal] }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(total()).toHaveTextContent("1,050.00 baht");
  await expect.element(page.getByText("Withdrawal in progress 100.00", { exact: false })).toBeVisible();
  const known = callsTo(WALLET).length;
  const later = Promise.withResolvers<null>();
  table[WALLET] = async () => {
    await later.promise;
    return answer(aWalletAnswer({ wallet: { amount: 900 } }));
  };
  table[STATEMENT] = () => answer({ total: 1, statements: [{ ...withdrawal, status: "SUCCESS" }] });
  const { problems, stop } = watchProblems();
  comeBack();
  await expect.element(page.getByText("100.00 baht was sent to your bank account")).toBeVisible();
  // The one of the return was aborted for another.
  await expect.poll(() => callsTo(WALLET).length).toBe(known + 2);
  await expect.element(total()).toHaveTextContent("1,050.00 baht");
  later.resolve(null);
  await expect.element(total()).toHaveTextContent("950.00 baht");
  stop();
  expect(problems).toEqual([]);
});
