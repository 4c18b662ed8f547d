import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aProfile, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { changeKept } from "../../protection/change-kept.ts";
import { browserStorages } from "../../storage/storage.ts";
import { answer } from "../../testing/mock-backend.ts";
import { asks, button, isFree, open, protectionBackend } from "../../testing/protection.ts";
import { FIXED_MARKET } from "../../testing/render-site.tsx";

const MINUTE = 60_000;
const question = () => page.getByRole("alertdialog", { name: "Do you want to continue?" });
const moved = (from: string, to: string, amount: number, minutesAgo: number) =>
  aStatementEntry({
    statementType: "transfer",
    from,
    to,
    amount,
    createdAt: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
  });
const answers = (over: Parameters<typeof protectionBackend>[0] = {}) =>
  protectionBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ wallet: { amount: 900 }, slots: [] })),
    "POST /api/statement": () =>
      answer({
        total: 3,
        statements: [
          moved("PG", "wallet", 80, 5),
          moved("wallet", "PG", 300, 50),
          moved("wallet", "PG", 1_000, 90),
        ],
      }),
    ...over,
  });

/** The member logged in so long ago. */
function loggedIn(minutesAgo: number) {
  browserStorages().tab.write("loggedInAt", new Date(Date.now() - minutesAgo * MINUTE).toISOString());
}

/** The page of a member who has just logged in, once the time is checked there. */
async function opened(address = "/user/profile") {
  loggedIn(0);
  await open(address);
  await expect.poll(() => browserStorages().tab.read("totalAtLogIn")).not.toBeNull();
}

beforeEach(() => {
  vi.spyOn(navigator.locks, "request");
});

test("after an hour the member is asked whether to go on, and sees what happened since the log-in", async () => {
  answers();
  loggedIn(61);
  browserStorages().tab.write("totalAtLogIn", "100000");
  await open("/user/home");
  await expect.element(question()).toBeVisible();
  await expect.element(question().getByText("300.00")).toBeVisible();
  const facts = question().getByRole("term").elements();
  const valueOf = (name: string) =>
    facts.find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
  expect(valueOf("Logged in")).toBe("1 hour ago");
  expect(valueOf("Moved into games")).toBe("300.00 baht");
  expect(valueOf("Moved out of games")).toBe("80.00 baht");
  await expect.poll(() => valueOf("Change in the total balance")).toBe("−100.00 baht");
});

test("who goes on is asked again after another hour, and not before", async () => {
  answers();
  loggedIn(61);
  await open("/user/home");
  await question().getByRole("button", { name: "Continue" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.poll(() => browserStorages().tab.read("timeAnswered")).not.toBeNull();
  expect(window.location.pathname).toBe("/user/home");
  const now = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(now + 59 * MINUTE);
  expect(asks()).toBe(false);
  clock.mockReturnValue(now + 60 * MINUTE);
  await expect.poll(asks).toBe(true);
  await expect.element(question()).toBeVisible();
});

test("who chooses to log out is logged out, and nothing of the check stays", async () => {
  answers();
  loggedIn(61);
  await open("/user/home");
  await question().getByRole("button", { name: "Log out" }).click();
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  expect(window.location.pathname).toBe("/login");
  const { tab } = browserStorages();
  expect([tab.read("token"), tab.read("timeAnswered"), tab.read("totalAtLogIn")]).toEqual([null, null, null]);
});

test("both answers weigh the same", async () => {
  answers();
  loggedIn(61);
  await open("/user/home");
  await expect.element(question()).toBeVisible();
  const looks = ["Continue", "Log out"].map((name) => {
    const element = question().getByRole("button", { name }).element();
    const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, color, borderColor, fontWeight, width, height };
  });
  expect(looks[0]).toEqual(looks[1]);
});

test("the member chooses how often, and the choice outlives the log-out", async () => {
  answers();
  await opened();
  await expect.element(page.getByRole("radio", { name: "60" })).toBeChecked();
  await page.getByRole("radio", { name: "15" }).click();
  await expect.element(page.getByRole("radio", { name: "15" })).toBeChecked();
  // Two minutes late it does not wait for the choice that was just made.
  loggedIn(17);
  expect(asks()).toBe(true);
  await question().getByRole("button", { name: "Log out" }).click();
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await open("/user/profile");
  await expect.element(page.getByRole("radio", { name: "15" })).toBeChecked();
});

test("who switched it off is not asked", async () => {
  answers();
  changeKept(browserStorages().local, "timeCheck", aProfile()._id, () => "off");
  await opened();
  await expect.element(page.getByRole("radio", { name: "Off" })).toBeChecked();
  loggedIn(500);
  expect(asks()).toBe(false);
});

test("one tab asks", async () => {
  answers();
  await opened();
  const answered = Promise.withResolvers<void>();
  const other = navigator.locks.request("member-wallet time check", () => answered.promise);
  loggedIn(61);
  expect(asks()).toBe(true);
  await expect
    .poll(() => vi.mocked(navigator.locks.request).mock.settledResults.at(-1)?.type)
    .toBe("fulfilled");
  expect(question().elements()).toEqual([]);
  answered.resolve();
  await other;
  await expect.poll(asks).toBe(true);
  await expect.element(question()).toBeVisible();
});

test("a question whose tab is no longer seen is withdrawn unanswered: another tab asks, and who comes back is asked", async () => {
  answers();
  loggedIn(61);
  await open("/user/home");
  await expect.element(question()).toBeVisible();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(asks()).toBe(false);
  await expect.poll(isFree).toBe(true);
  await expect.element(question()).not.toBeInTheDocument();
  expect([window.location.pathname, browserStorages().tab.read("timeAnswered")]).toEqual([
    "/user/home",
    null,
  ]);
  visibility.mockReturnValue("visible");
  expect(asks()).toBe(true);
  await expect.element(question()).toBeVisible();
});

test("a running money call is not interrupted", async () => {
  const refusal = Promise.withResolvers<Response>();
  const { callsTo } = answers({
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
    "POST /api/wallet/withdrawAll": () => refusal.promise,
  });
  await opened("/user/home?dialog=withdraw");
  await page.getByRole("textbox", { name: "Amount" }).fill("500");
  await page
    .getByRole("dialog", { name: "Withdraw" })
    .getByRole("button", { name: "Withdraw", exact: true })
    .click();
  await expect.poll(() => callsTo("POST /api/wallet/withdrawAll").length).toBe(1);
  loggedIn(500);
  expect(asks()).toBe(false);
  refusal.resolve(answer({ message: "WITHDRAW_MAXIMUM" }, 400));
  await page
    .getByRole("alertdialog", { name: "Error" })
    .getByRole("button", { name: "Close" })
    .last()
    .click();
  await expect.poll(asks).toBe(true);
  await expect.element(question()).toBeVisible();
});

test("a market without protection never asks, and offers no choice", async () => {
  answers();
  loggedIn(500);
  await open("/user/profile", FIXED_MARKET);
  await expect.element(page.getByRole("region", { name: "Bank account" })).toBeVisible();
  expect(asks()).toBe(false);
  expect(button("Continue").elements()).toEqual([]);
  expect(page.getByText("Time check", { exact: false }).elements()).toEqual([]);
});
