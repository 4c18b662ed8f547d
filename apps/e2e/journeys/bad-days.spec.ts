import type { Page } from "@playwright/test";
import { transferDialog } from "../support/transfer-dialog.ts";
import { enter, expect, test, tokenOf, type Translate, walletOf } from "../support/journey.ts";
import { newcomer } from "../support/registration.ts";
import { injectFaults, resetFaults, setSwitches } from "../support/sandbox.ts";
import { SANDBOX } from "../support/addresses.ts";

// All tests share the sandbox's faults, so one site's failures run at a time.
test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

async function submit(page: Page, t: Translate, phone: string, password: string) {
  await page.getByLabel(t("site", "login.phone")).fill(phone);
  await page.getByLabel(t("site", "login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
}

test("a wrong password and an unknown phone show in the member's language, and nothing typed is lost", async ({
  page,
  member,
  site,
  t,
}) => {
  await page.goto("/login");
  for (const phone of [member.username, newcomer(site).phone]) {
    await submit(page, t, phone, "not-the-password");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(
      t("errors", "errorMsg.WRONG_CREDENTIAL"),
    );
    await expect(page.getByLabel(t("site", "login.phone"))).toHaveValue(phone);
  }
});

test("an empty form shows its missing fields and sends no call", { tag: "@long" }, async ({ page, t }) => {
  await page.goto("/login");
  let calls = 0;
  page.on("request", (request) => (calls += request.url().endsWith("/api/login") ? 1 : 0));
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
  await expect(page.getByText(t("site", "login.phoneMissing"))).toBeVisible();
  await expect(page.getByText(t("site", "login.passwordMissing"))).toBeVisible();
  expect(calls).toBe(0);
});

test(
  "a slow look-up keeps the log-in page plain for three seconds at most",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.route("**/api/lookup/active", () => new Promise(() => undefined));
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-look", "terminated");
    await expect(page.getByRole("button", { name: t("site", "login.submit") })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-look", "terminated");
  },
);

test("a service that is gone opens its notice", async ({ page, t }) => {
  await page.route("**/api/lookup/active", (route) =>
    route.fulfill({ status: 503, json: { message: "gone" } }),
  );
  await page.goto("/login");
  await expect(page).toHaveURL(/\/terminated$/);
  await expect(page.getByRole("heading")).toHaveText(t("notice", "terminated.heading"));
  const title = t("notice", "terminated.title");
  expect(title).toContain(t("notice", "notFound.title"));
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
});

test("a service that closes during a session returns the member to the same page when it opens again", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member, "/user/home?dialog=transfer");
  const transfer = transferDialog(page, t);
  await expect(transfer.dialog).toBeVisible();
  await setSwitches({ gone: true });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL(/\/terminated$/);
  await page.reload();
  await page.getByRole("button", { name: t("notice", "terminated.check") }).click();
  await expect(page.getByText(t("notice", "terminated.stillClosed"))).toBeVisible();
  await setSwitches({ gone: false });
  await page.getByRole("button", { name: t("notice", "terminated.check") }).click();
  await expect(page).toHaveURL(/\/user\/home\?dialog=transfer$/);
  await expect(transfer.dialog).toBeVisible();
});

test(
  "a service that is gone shows on the first step of a registration",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.route("**/api/lookup/active", (route) => route.fulfill({ json: { message: "gone" } }));
    await page.goto("/register");
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.getByRole("heading", { name: t("notice", "terminated.heading") })).toBeVisible();
  },
);

test("an unknown address shows that it is not found", { tag: "@long" }, async ({ page, t }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading")).toHaveText(t("notice", "notFound.heading"));
});

test("a dead backend shows on home, and a retry loads the money", async ({ page, member, t }) => {
  await enter(page, member);
  await expect(page.getByTestId("total-balance")).toContainText(".");
  await page.route("**/api/wallet", (route) => route.abort());
  await page.reload();
  const problem = page.getByRole("status").filter({ hasText: t("errors", "kind.offline") });
  await expect(problem).toBeVisible();
  // The balance as it was last known.
  await expect(page.getByTestId("total-balance")).toContainText(".");
  // Home also retries by itself, which must not remove the button before it is pressed.
  await page.evaluate(() =>
    addEventListener("click", () => Object.assign(window, { pressed: true }), { capture: true, once: true }),
  );
  await page.route("**/api/wallet", async (route) => {
    const pressed = await page.evaluate(() => Reflect.has(window, "pressed"));
    await (pressed ? route.continue() : route.abort());
  });
  await problem.getByRole("button", { name: t("ui", "tryAgain") }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByTestId("total-balance")).toContainText(".");
});

test("an answer of the wrong shape shows as an error, not as an invented balance", async ({
  page,
  member,
  t,
}) => {
  await page.route("**/api/wallet", (route) => route.fulfill({ json: { wallet: { amount: "much" } } }));
  await enter(page, member);
  await expect(page.getByRole("status").filter({ hasText: t("errors", "kind.shape") })).toBeVisible();
  await expect(page.getByTestId("total-balance")).toHaveText(/^–/);
});

test("a token that is revoked leads to the log-in once, and back to the same dialog with the same input", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member, "/user/home?dialog=transfer");
  const transfer = transferDialog(page, t);
  await transfer.to.selectOption("HUAYHD");
  await transfer.amount.fill("12.50");
  await injectFaults({
    call: "POST /api/wallet/transfer",
    effect: { kind: "answer", status: 401, body: { message: "invalid-token" } },
  });
  await transfer.submit.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(t("notice", "logIn.sessionEnded"))).toBeVisible();
  await submit(page, t, member.username, member.password);
  await expect(page).toHaveURL(/dialog=transfer/);
  await expect(transfer.amount).toHaveValue("12.50");
});

test("a double press on transfer moves the money once", { tag: "@long" }, async ({ page, member, t }) => {
  const before = await walletOf(member);
  await enter(page, member, "/user/home?dialog=transfer");
  const transfer = transferDialog(page, t);
  await transfer.to.selectOption("HUAYHD");
  await transfer.amount.fill("1");
  await transfer.submit.dblclick();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount - 1, 2);
});

test("a transfer whose answer is lost after its commit moves the money once", async ({ page, member, t }) => {
  const before = await walletOf(member);
  await enter(page, member, "/user/home?dialog=transfer");
  const transfer = transferDialog(page, t);
  await transfer.to.selectOption("HUAYHD");
  await transfer.amount.fill("2");
  await injectFaults({
    call: "POST /api/wallet/transfer",
    when: "after",
    effect: { kind: "kill" },
    times: 1,
  });
  await transfer.submit.click();
  // Through a gateway the loss is a 502: never "failed", and the statement proves that the transfer was made.
  await expect(page.getByRole("alertdialog", { name: t("acts", "transferred.title") })).toBeVisible();
  await expect(transfer.dialog).toBeHidden();
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount - 2, 2);
});

test(
  "too little money, and invalid amounts, are rejected before anything is sent",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const before = await walletOf(member);
    await enter(page, member, "/user/home?dialog=transfer");
    const transfer = transferDialog(page, t);
    let sent = 0;
    page.on("request", (request) => (sent += request.url().endsWith("/api/wallet/transfer") ? 1 : 0));
    await transfer.to.selectOption("HUAYHD");
    const press = () => transfer.submit.click();
    for (const [typed, problem] of [
      ["1e3", t("parts", "amountProblem.malformed")],
      ["0.005", t("parts", "amountProblem.tooPrecise")],
      ["0.50", t("transfer", "problem.minimum", { amount: "1.00" })],
      [
        "9,999,999",
        t("transfer", "problem.notEnough", {
          amount: before.wallet.amount.toLocaleString("en-US", { minimumFractionDigits: 2 }),
        }),
      ],
    ] as const) {
      await transfer.amount.fill(typed);
      await press();
      await expect(transfer.dialog.getByText(problem)).toBeVisible();
      await expect(transfer.amount).toHaveValue(typed);
    }
    expect(sent).toBe(0);
  },
);

test(
  "Thai digits and a pasted amount with thousands separators are read correctly",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const before = await walletOf(member);
    await enter(page, member, "/user/home?dialog=transfer");
    const transfer = transferDialog(page, t);
    await transfer.to.selectOption("HUAYHD");
    await transfer.amount.fill("๑.๒๕");
    await transfer.submit.click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount - 1.25, 2);
  },
);

test("no member reads another's wallet with a token that is not theirs", async ({ member }) => {
  const token = await tokenOf(member);
  const forged = await fetch(`${SANDBOX.url}/api/wallet`, {
    headers: { Authorization: `Bearer ${token.slice(0, -1)}x` },
  });
  expect(forged.status).toBe(401);
});
