import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const here = () => window.location.pathname;
/** Where the log-in leads back to. */
const target = () => (window.history.state as { usr?: { target?: string } } | null)?.usr?.target;

/** A visitor on the log-in, behind which a member's page is. */
async function atLogIn() {
  const { callsTo } = mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  window.history.pushState(null, "", "/user/statement");
  const { session } = await renderSite("/login", FIXED_MARKET);
  await expect.element(page.getByLabelText("Phone number", { exact: true })).toBeVisible();
  return { session, callsTo };
}

test("Back to a member's page shows it where another tab has logged in meanwhile, which stays logged in", async () => {
  const { session, callsTo } = await atLogIn();
  window.localStorage.setItem("token", "token-a");
  expect(session.token()).toBeNull();
  window.history.back();
  await expect.element(page.getByRole("navigation", { name: "Member menu" })).toBeVisible();
  await expect.poll(() => callsTo("POST /api/statement")[0]?.token).toBe("token-a");
  expect([here(), window.localStorage.getItem("token")]).toEqual(["/user/statement", "token-a"]);
});

test("Back to a member's page asks for the log-in where no tab has one", async () => {
  await atLogIn();
  window.history.back();
  await expect.poll(() => [here(), target()]).toEqual(["/login", "/user/statement"]);
});
