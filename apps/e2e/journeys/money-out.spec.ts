import type { Page } from "@playwright/test";
import { enter, expect, type Member, type Translate, test, walletOf } from "../support/journey.ts";
import { endWithdrawals, runBonus, untilTold } from "../support/money.ts";
import { injectFaults, resetFaults } from "../support/sandbox.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

async function openWithdraw(page: Page, t: Translate, member: Member) {
  await enter(page, member);
  await page.getByRole("button", { name: t("member", "home.withdraw"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("dialogs", "withdraw") });
  return {
    dialog,
    amount: dialog.getByLabel(t("withdraw", "amount"), { exact: true }),
    submit: dialog.getByRole("button", { name: t("withdraw", "submit"), exact: true }),
  };
}

const total = async (member: Member) => {
  const { wallet, slots } = await walletOf(member);
  return slots.reduce((sum, { amount }) => sum + amount, wallet.amount);
};

// Each withdrawal has an amount of its own: another device's equal one of the same seconds could be taken for it.
for (const [ending, state, withdrawn, back] of [
  ["settle", "success", 100, 0],
  ["return", "failed", 101, 101],
] as const) {
  test(`a withdrawal ends as ${state}, and the statement shows where the money is`, async ({
    page,
    member,
    t,
  }) => {
    const before = await total(member);
    const { dialog, amount, submit } = await openWithdraw(page, t, member);
    await amount.fill(String(withdrawn));
    await submit.click();
    const done = page.getByRole("alertdialog", { name: t("acts", "withdrawn.title") });
    await expect(dialog).toBeHidden();
    expect(await total(member)).toBeCloseTo(before - withdrawn, 2);
    await done.getByRole("button", { name: t("acts", "withdrawn.openEntry") }).click();
    const entry = page.getByRole("dialog");
    await expect(entry).toContainText(t("statement", "state.in-progress"));
    await endWithdrawals(member, ending);
    await page.reload();
    await expect(entry).toContainText(t("statement", `state.${state}`));
    expect(await total(member)).toBeCloseTo(before - withdrawn + back, 2);
  });
}

test(
  "amounts outside the limits, with too many decimals or invalid are rejected before anything is sent",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const { dialog, amount, submit } = await openWithdraw(page, t, member);
    let sent = 0;
    page.on("request", (request) => (sent += request.url().endsWith("/api/wallet/withdrawAll") ? 1 : 0));
    for (const typed of ["0", "-5", "99.99", "50000.01", "100.005", "1e3", "9,999,999"]) {
      await amount.fill(typed);
      await submit.click();
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expect(amount).toHaveValue(typed);
    }
    expect(sent).toBe(0);
    await expect(dialog).toBeVisible();
  },
);

test(
  "a withdrawal that is refused is an alert, and the amount stays in the form behind it",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const { dialog, amount, submit } = await openWithdraw(page, t, member);
    await amount.fill("100");
    await injectFaults({
      call: "POST /api/wallet/withdrawAll",
      effect: { kind: "answer", status: 400, body: { message: "BONUS_REMAINING" } },
    });
    await submit.click();
    const alert = page.getByRole("alertdialog", { name: t("errors", "title") });
    await expect(alert).toContainText(t("errors", "errorMsg.BONUS_REMAINING"));
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await expect(amount).toHaveValue("100");
    await expect(dialog.getByText(t("errors", "errorMsg.BONUS_REMAINING"))).toHaveCount(0);
  },
);

test("an active bonus shows a warning with advice", { tag: "@long" }, async ({ page, member, t }) => {
  await runBonus(member, "day");
  try {
    const { dialog } = await openWithdraw(page, t, member);
    await expect(dialog.getByText(t("withdraw", "bonus.title"))).toBeVisible();
    await expect(dialog.getByText(t("withdraw", "advice"))).toBeVisible();
  } finally {
    await runBonus(member, null);
  }
});

test("a withdrawal whose answer is lost happens once, also with a double press, and is told as done", async ({
  page,
  member,
  t,
}) => {
  const before = await total(member);
  const { dialog, amount, submit } = await openWithdraw(page, t, member);
  await amount.fill("102");
  await injectFaults({
    call: "POST /api/wallet/withdrawAll",
    when: "after",
    effect: { kind: "kill" },
    times: 1,
  });
  await submit.dblclick();
  // The statement has the one entry that proves it.
  await expect(page.getByRole("alertdialog", { name: t("acts", "withdrawn.title") })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await total(member)).toBeCloseTo(before - 102, 2);
  await endWithdrawals(member, "return");
  expect(await total(member)).toBeCloseTo(before, 2);
});

test("a withdrawal under way stands in the place of the form in another tab and after a reload, and no second one is sent", async ({
  page,
  context,
  member,
  t,
}) => {
  const { amount, submit } = await openWithdraw(page, t, member);
  await amount.fill("103");
  let sent = 0;
  context.on("request", (request) => (sent += request.url().endsWith("/api/wallet/withdrawAll") ? 1 : 0));
  await injectFaults({ call: "POST /api/wallet/withdrawAll", effect: { kind: "hang" }, times: 1 });
  await submit.click();
  await expect.poll(() => sent).toBe(1);
  const other = await context.newPage();
  await other.goto("/user/home?dialog=withdraw");
  const inOther = other.getByRole("dialog", { name: t("dialogs", "withdraw") });
  await expect(inOther.getByText(t("acts", "confirming.title"))).toBeVisible();
  await expect(inOther.getByLabel(t("withdraw", "amount"), { exact: true })).toHaveCount(0);
  await other.close();
  await page.reload();
  const form = page.getByRole("dialog", { name: t("dialogs", "withdraw") });
  await expect(form.getByText(t("acts", "unknown.title"))).toBeVisible();
  await expect(form.getByLabel(t("withdraw", "amount"), { exact: true })).toHaveCount(0);
  expect(sent).toBe(1);
});

test(
  "a reload in each moment of a withdrawal leads to one withdrawal, and each end is told once",
  { tag: "@long" },
  async ({ page, context, member, t }) => {
    const before = await total(member);
    const { dialog, amount, submit } = await openWithdraw(page, t, member);
    const accepted = page.getByRole("alertdialog", { name: t("acts", "withdrawn.title") });
    const lineOf = (tab: Page) =>
      tab.getByRole("status").filter({ hasText: t("deposit", "arrival.withdrawing") });

    await amount.fill("104");
    await page.reload();
    await expect(amount).toHaveValue("104");

    // The server has carried it out, and its answer is on the way.
    await injectFaults({
      call: "POST /api/wallet/withdrawAll",
      when: "after",
      effect: { kind: "hang" },
      times: 1,
    });
    await submit.click();
    await expect.poll(() => total(member)).toBeCloseTo(before - 104, 2);
    await page.reload();
    await expect(accepted).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(accepted).toBeHidden();

    await page.goto("/user/home");
    await expect(lineOf(page)).toContainText("104.00");
    await page.reload();
    await expect(lineOf(page)).toContainText("104.00");
    await expect(accepted).toHaveCount(0);

    await page.close();
    await endWithdrawals(member, "settle");
    const next = await context.newPage();
    await next.goto("/user/home");
    const paid = next.getByText(t("deposit", "arrival.withdrawn", { amount: "104.00" }));
    await expect(paid).toBeVisible();
    await expect(lineOf(next)).toHaveCount(0);
    await untilTold(next);
    await next.reload();
    await expect(next.getByTestId("total-balance")).toContainText(".");
    await next.waitForLoadState("networkidle");
    expect(await paid.count()).toBe(0);
    expect(await total(member)).toBeCloseTo(before - 104, 2);
  },
);
