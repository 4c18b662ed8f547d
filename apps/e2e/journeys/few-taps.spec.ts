import type { Locator, Page } from "@playwright/test";
import { enter, expect, type Member, test, type Translate, walletOf } from "../support/journey.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

/** Taps in order, from home to the call that moves money: no job takes more than is listed here. */
async function tap(...targets: readonly Locator[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- A member taps one after the other.
  for (const target of targets) await target.click();
}

const tile = (page: Page, t: Translate, job: "deposit" | "withdraw" | "transfer" | "refund") =>
  page.getByRole("button", { name: t("member", `home.${job}`), exact: true });

const balanceIn = async (member: Member, game: string) =>
  (await walletOf(member)).slots.find(({ code }) => code === game)?.amount ?? 0;

/** Closes the message that money moved. */
async function closeMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole("alertdialog", { name: title });
  await expect(message).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(message).toBeHidden();
}

test("a QR takes four taps, everything to the bank three, money into a game two, a transfer four", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member);
  const deposit = page.getByRole("dialog", { name: t("dialogs", "deposit") });
  await tap(
    tile(page, t, "deposit"),
    deposit.getByRole("button", { name: new RegExp(`${t("deposit", "methods.qr")}$`) }).first(),
    deposit.getByRole("button", { name: "500", exact: true }),
    deposit.getByRole("button", { name: t("deposit", "qr.create") }),
  );
  await expect(page.getByRole("img", { name: t("deposit", "qr.alt", { amount: "500.00" }) })).toBeVisible();

  await page.goto("/user/home");
  const before = await balanceIn(member, "PG");
  const { wallet } = await walletOf(member);
  const amount = wallet.amount.toLocaleString("en", { minimumFractionDigits: 2 });
  const game = page.getByRole("dialog");
  await tap(
    page.getByRole("button", { name: /^PG/ }).first(),
    game.getByRole("button", { name: t("game", "moveInAmount", { amount }), exact: true }),
  );
  await expect(page.getByText(t("acts", "transferred.title"))).toBeVisible();
  expect(await balanceIn(member, "PG")).toBeCloseTo(before + wallet.amount, 2);
  await page.keyboard.press("Escape");
  await expect(game).toBeHidden();

  const transfer = transferDialog(page, t);
  await tap(tile(page, t, "transfer"));
  await transfer.dialog.getByLabel(t("transfer", "from"), { exact: true }).selectOption("PG");
  await tap(
    transfer.dialog.getByRole("button", { name: t("transfer", "all"), exact: true }),
    transfer.submit,
  );
  await closeMessage(page, t("acts", "transferred.title"));
  expect(await balanceIn(member, "PG")).toBe(0);

  const withdraw = page.getByRole("dialog", { name: t("dialogs", "withdraw") });
  await tap(
    tile(page, t, "withdraw"),
    withdraw.getByRole("button", { name: t("withdraw", "all"), exact: true }),
    withdraw.getByRole("button", { name: t("withdraw", "submit"), exact: true }),
  );
  await closeMessage(page, t("acts", "withdrawn.title"));
  expect((await walletOf(member)).wallet.amount).toBe(0);
});

test("a refund is in the wallet after four taps past the operator's pictures", async ({
  page,
  other: member,
  t,
}) => {
  await enter(page, member);
  await tap(tile(page, t, "refund"));
  const { amount } = (await walletOf(member)).wallet;
  const name = t("refund", "add.submit");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: t("claims", "continue"), exact: true }).click();
  await tap(
    dialog.getByRole("button", { name: t("refund", "receive.submit") }),
    dialog.getByRole("button", { name }),
    page.getByRole("alertdialog").getByRole("button", { name }),
  );
  await expect(page.getByText(t("acts", "done.add-refund"))).toBeVisible();
  expect((await walletOf(member)).wallet.amount).toBeGreaterThan(amount);
});
