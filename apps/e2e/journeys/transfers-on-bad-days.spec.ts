import { enter, expect, test, walletOf } from "../support/journey.ts";
import { injectFaults, resetFaults } from "../support/sandbox.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

test("a transfer whose answers are lost, also when it is sent again, moves the money once and is told as done", async ({
  page,
  member,
  t,
}) => {
  const before = await walletOf(member);
  await enter(page, member, "/user/home?dialog=transfer");
  const transfer = transferDialog(page, t);
  // An earlier transfer shows that the server supports keys.
  await transfer.to.selectOption("HUAYHD");
  await transfer.amount.fill("1");
  await transfer.submit.click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(transfer.dialog).toBeHidden();
  await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
  await transfer.to.selectOption("HUAYHD");
  await transfer.amount.fill("2");
  // The page retries by itself this often.
  await injectFaults({
    call: "POST /api/wallet/transfer",
    when: "after",
    effect: { kind: "kill" },
    times: 3,
  });
  await transfer.submit.click();
  // The statement has the one entry that proves it.
  await expect(page.getByRole("alertdialog", { name: t("acts", "transferred.title") })).toBeVisible();
  await expect(transfer.dialog).toBeHidden();
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount - 3, 2);
});

test(
  "a transfer that is refused is an alert, and the amount stays in the form behind it",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member, "/user/home?dialog=transfer");
    const transfer = transferDialog(page, t);
    await transfer.to.selectOption("HUAYHD");
    await transfer.amount.fill("2");
    await injectFaults({
      call: "POST /api/wallet/transfer",
      effect: { kind: "answer", status: 400, body: { message: "TRANSFER_FAIL" } },
    });
    await transfer.submit.click();
    const alert = page.getByRole("alertdialog", { name: t("errors", "title") });
    await expect(alert).toContainText(t("errors", "errorMsg.TRANSFER_FAIL"));
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await expect(transfer.amount).toHaveValue("2");
    await expect(transfer.dialog.getByText(t("errors", "errorMsg.TRANSFER_FAIL"))).toHaveCount(0);
  },
);
