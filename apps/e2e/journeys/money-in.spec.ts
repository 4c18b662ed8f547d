import { QR_PROVIDERS } from "@member-wallet/domain";
import type { Page } from "@playwright/test";
import { answered, installClock } from "../support/clock.ts";
import { enter, expect, type Translate, SUDA, long, test, walletOf } from "../support/journey.ts";
import {
  aGiftLink,
  choosePaymentMethod,
  payQr,
  qrMethodName,
  SLIP_ACCOUNT,
  untilTold,
} from "../support/money.ts";
import { get, injectFaults, resetFaults } from "../support/sandbox.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

const qrOf = (page: Page, t: Translate, amount: string) =>
  page.getByRole("img", { name: t("deposit", "qr.alt", { amount }) });

/** The newest line of the statement shows the deposit. */
async function newestDeposit(page: Page, t: Translate, amount: string) {
  await page.goto("/user/statement");
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toContainText(t("statement", "type.deposit"));
  await expect(newest).toContainText(`+${amount}`);
}

for (const provider of QR_PROVIDERS) {
  test(
    `a member pays a QR of ${provider}, and sees it in balance and statement`,
    { tag: long(provider !== "KBANK") },
    async ({ page, member, t }) => {
      await enter(page, member);
      const before = await walletOf(member);
      const dialog = await choosePaymentMethod(page, t, qrMethodName(provider), t("deposit", "methods.qr"));
      await dialog.getByRole("button", { name: "500", exact: true }).click();
      await dialog.getByLabel(t("deposit", "qr.amount"), { exact: true }).fill("150.25");
      await dialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
      await expect(qrOf(page, t, "150.25")).toBeVisible();
      await expect(dialog.getByRole("timer")).toContainText(/10:00|09:5\d/);
      // Returning shows the same QR.
      await page.reload();
      await expect(qrOf(page, t, "150.25")).toBeVisible();
      await payQr(member, provider);
      const received = page.getByRole("alertdialog", {
        name: t("deposit", "arrival.receivedPlain"),
      });
      await expect(received).toContainText("+150.25");
      const { wallet } = await walletOf(member);
      expect(wallet.amount).toBeCloseTo(before.wallet.amount + 150.25, 2);
      await expect(received).toContainText(
        t("deposit", "arrival.receivedText", { amount: baht(wallet.amount) }),
      );
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await newestDeposit(page, t, "150.25");
    },
  );
}

/** Whether the page stands at the history's entry of an alert or a question. */
const isHeld = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { held?: boolean } | null } | null)?.usr?.held === true);

test("a member who confirms a payment gets a notice on any page once the money arrives, after a reload too", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member, "/user/home?dialog=deposit&method=qr-ZAPMAN");
  const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
  await dialog.getByLabel(t("deposit", "qr.amount"), { exact: true }).fill("300");
  await dialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
  await expect(qrOf(page, t, "300.00")).toBeVisible();
  await dialog.getByRole("button", { name: t("deposit", "qr.done") }).click();
  await expect(page.getByRole("alertdialog", { name: t("deposit", "qr.doneTitle") })).toBeVisible();
  await expect.poll(() => isHeld(page)).toBe(true);
  await page.keyboard.press("Escape");
  // Going back over the alert's entry would cancel a reload.
  await expect.poll(() => isHeld(page)).toBe(false);
  const line = page.getByRole("status").filter({ hasText: t("deposit", "arrival.confirming") });
  await expect(line).toContainText("300.00");
  await page.reload();
  await expect(line).toContainText("300.00");
  await page.getByRole("link", { name: t("member", "menu.statement") }).click();
  await payQr(member, "ZAPMAN");
  const notice = page.getByText(t("deposit", "arrival.received", { amount: "300.00" }));
  await expect(notice).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("+300.00");
  // Only once.
  await untilTold(page);
  await page.goto("/user/home");
  await expect(page.getByTestId("total-balance")).toContainText(".");
  await page.waitForLoadState("networkidle");
  expect(await notice.count()).toBe(0);
});

test(
  "a QR that another tab cancels disappears and is not reported as paid",
  { tag: "@long" },
  async ({ page, context, member, t }) => {
    await enter(page, member, "/user/home?dialog=deposit&method=qr-WW");
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    await dialog.getByRole("button", { name: "100", exact: true }).click();
    await dialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
    await expect(qrOf(page, t, "100.00")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/user/home?dialog=deposit&method=qr-WW");
    await other.getByRole("button", { name: t("deposit", "qr.cancel") }).click();
    await other
      .getByRole("alertdialog")
      .getByRole("button", { name: t("deposit", "qr.cancel") })
      .click();
    await expect(other.getByRole("button", { name: t("deposit", "qr.create") })).toBeVisible();
    // The cancelling tab told the others: nothing needs a confirmation here.
    await page.bringToFront();
    await expect(dialog.getByRole("button", { name: t("deposit", "qr.create") })).toBeVisible();
    await expect(page.getByText(t("deposit", "arrival.received", { amount: "100.00" }))).toHaveCount(0);
  },
);

test(
  "a QR is cancelled after a confirmation, and another can be created",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member, "/user/home?dialog=deposit&method=qr-WW");
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    await dialog.getByRole("button", { name: "100", exact: true }).click();
    await dialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
    await expect(qrOf(page, t, "100.00")).toBeVisible();
    await dialog.getByRole("button", { name: t("deposit", "qr.cancel") }).click();
    const question = page.getByRole("alertdialog", { name: t("deposit", "qr.cancelTitle") });
    await question.getByRole("button", { name: t("deposit", "qr.cancel") }).click();
    await expect(dialog.getByRole("button", { name: t("deposit", "qr.create") })).toBeVisible();
    await expect(qrOf(page, t, "100.00")).toHaveCount(0);
  },
);

// Each with a different provider, because the operator keeps a QR open for its whole time.
for (const [minutes, provider] of [
  [-10, "ZAPMAN"],
  [10, "KBANK"],
] as const) {
  test(
    `the countdown of a QR is right on a phone whose clock is ${minutes} minutes off, and after a sleep of five`,
    { tag: long(minutes < 0) },
    async ({ page, member, t }) => {
      await installClock(page, Date.now() + minutes * 60_000);
      await enter(page, member, `/user/home?dialog=deposit&method=qr-${provider}`);
      const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
      await dialog.getByRole("button", { name: "100", exact: true }).click();
      await dialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
      await expect(dialog.getByRole("timer")).toContainText(/10:00|09:5\d/);
      // The tab sleeps: time passes without timers. The server's own time does not pass, so it reports no expiry, and
      // none of its answers may arrive once the phone's clock is ahead of it, which begins with the pause.
      await page.route("**/api/**", (route) => route.abort());
      await answered(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
      await page.clock.fastForward("05:00");
      await expect(dialog.getByRole("timer")).toContainText(/0[45]:\d\d/);
      await page.clock.fastForward("05:00");
      await expect(dialog.getByText(t("deposit", "qr.overText"))).toBeVisible();
      await expect(qrOf(page, t, "100.00")).toHaveCount(0);
      await expect(dialog.getByRole("link", { name: t("deposit", "qr.openStatement") })).toBeVisible();
    },
  );
}

test("a member pastes a message with a gift link, once for money and once for the notice that it was sent", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member);
  const before = await walletOf(member);
  const message = `ของขวัญ ${await aGiftLink(25)} ໃຫ້ທ່ານ`;
  const send = async () => {
    const dialog = await choosePaymentMethod(
      page,
      t,
      t("deposit", "methods.giftLink"),
      t("deposit", "methods.giftLinkHint"),
    );
    await dialog.getByRole("textbox").fill(message);
    await dialog.getByRole("button", { name: t("deposit", "gift.send") }).dblclick();
    return dialog;
  };
  const dialog = await send();
  await expect(page.getByText(t("acts", "done.gift-link"))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await walletOf(member)).wallet.amount)
    .toBeCloseTo(before.wallet.amount + 25, 2);
  await send();
  await expect(page.getByText(t("errors", "errorMsg.TRUELINK_DUPLICATE"))).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue(message);
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 25, 2);
  await newestDeposit(page, t, "25.00");
});

test(
  "a gift link whose answer is lost is told once the statement proves it, and counts once",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const before = await walletOf(member);
    await enter(page, member, "/user/home?dialog=deposit&method=gift-link");
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    await dialog.getByRole("textbox").fill(await aGiftLink(30));
    await injectFaults({
      call: "POST /api/wallet/truelink",
      when: "after",
      effect: { kind: "kill" },
      times: 1,
    });
    await dialog.getByRole("button", { name: t("deposit", "gift.send") }).click();
    await expect(page.getByText(t("acts", "done.gift-link"))).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 30, 2);
  },
);

test(
  "where the bank requires English names, a line at the copy button says that the name comes first",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const why = t("profile", "editBankName.beforeCopy");
    for (const { who, waits } of [
      { who: SUDA, waits: true },
      { who: member, waits: false },
    ]) {
      await enter(page, who);
      const dialog = await choosePaymentMethod(page, t, SLIP_ACCOUNT.name, t("deposit", "methods.account"));
      const copy = dialog.getByRole("button", {
        name: `${t("parts", "copy")}: ${t("profile", "accountNo")}`,
      });
      await expect(copy).toBeVisible();
      await expect(dialog.getByText(why)).toHaveCount(waits ? 1 : 0);
      await copy.click();
      const edit = page.getByRole("dialog", { name: t("dialogs", "bank-account-name") });
      if (waits) await expect(edit).toBeVisible();
      else await expect(edit).toHaveCount(0);
    }
  },
);

test(
  "a gift link below the minimum shows that, and its sender can still use it",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const before = await walletOf(member);
    await enter(page, member, "/user/home?dialog=deposit&method=gift-link");
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    await expect(dialog).toContainText(t("deposit", "gift.hint", { amount: "20.00" }));
    const link = await aGiftLink(1);
    await dialog.getByRole("textbox").fill(link);
    await dialog.getByRole("button", { name: t("deposit", "gift.send") }).click();
    await expect(page.getByText(t("errors", "errorMsg.TRUELINK_MINIMUM"))).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue(link);
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount, 2);
    expect(await get<{ link: string }[]>("/sandbox/gift-links")).toContainEqual({ link, amount: 1 });
  },
);

test(
  "a QR of the bank can be created from the operator's minimum on",
  { tag: "@long" },
  async ({ page, t }) => {
    // A member without an open QR.
    await enter(page, SUDA, "/user/home?dialog=deposit&method=qr-KBANK");
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    const amount = dialog.getByLabel(t("deposit", "qr.amount"), { exact: true });
    const create = dialog.getByRole("button", { name: t("deposit", "qr.create") });
    await expect(dialog.getByRole("button", { name: "20", exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "10", exact: true })).toHaveCount(0);
    await amount.fill("19.99");
    await expect(create).toBeDisabled();
    await expect(dialog.getByText(t("deposit", "qr.minimum", { amount: "20.00" }))).toHaveCount(1);
  },
);

test(
  "payment methods that failed to load can be loaded again",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member);
    await injectFaults({
      call: "GET /api/lookup/deposit",
      effect: { kind: "answer", status: 200, body: [] },
      times: 1,
    });
    await page.getByRole("button", { name: t("member", "home.deposit"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("dialogs", "deposit") });
    await dialog.getByRole("button", { name: t("ui", "tryAgain") }).click();
    await expect(dialog.getByText(t("deposit", "methods.heading"))).toBeVisible();
  },
);

/** The page's format of money. */
function baht(amount: number): string {
  return amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
