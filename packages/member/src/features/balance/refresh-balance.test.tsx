import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const WALLET = "GET /api/wallet";
const REFRESH = "GET /api/wallet/refresh/slot";
const upToDate = () => page.getByText("Balances are up to date");

/** Home, whose games are fetched anew; the wallet's next answer is this one. */
async function refresh(wallet: Promise<Response>) {
  let known = Number.POSITIVE_INFINITY;
  const { table, callsTo } = mockBackend({
    [WALLET]: () => answer(aWalletAnswer()),
    [REFRESH]() {
      known = callsTo(WALLET).length;
      table[WALLET] = () => wallet;
      return answer({ message: "SUCCESS" });
    },
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,050.00 baht");
  await page.getByRole("button", { name: "Update balances" }).click();
  const asked = () => callsTo(WALLET).length - known;
  await expect.poll(asked).toBe(1);
  return asked;
}

test("balances are called up to date once they are, and are asked for once", async () => {
  const wallet = Promise.withResolvers<Response>();
  const asked = await refresh(wallet.promise);
  expect(upToDate().elements()).toEqual([]);
  wallet.resolve(answer(aWalletAnswer({ wallet: { amount: 900 } })));
  await expect.element(upToDate()).toBeVisible();
  await expect.element(page.getByTestId("total-balance")).toHaveTextContent("950.00 baht");
  expect(asked()).toBe(1);
});

test("balances that do not load after the games' are not called up to date", async () => {
  await refresh(Promise.resolve(answer({}, 500)));
  await expect.element(page.getByText("This balance may not be the latest.")).toBeVisible();
  expect(upToDate().elements()).toEqual([]);
});

test("the age of a balance is its own, not that of what another tab has loaded", async () => {
  const { table } = mockBackend({ [WALLET]: () => answer(aWalletAnswer()) });
  const { session } = await renderSite("/user/home", FIXED_MARKET, "token-a");
  const age = page.getByText(/^Updated at/);
  await expect.element(age).toBeVisible();
  // A balance that loads again has another age.
  table[WALLET] = () => answer({}, 500);
  session.storage().write("lastSync", "2026-01-01T03:04:05.000Z");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect.element(page.getByRole("button", { name: "Show amounts" })).toBeVisible();
  expect(age.element().textContent).not.toContain("01/01/2026");
});
