import type { Locator, Page } from "@playwright/test";
import { enter, expect, type Translate, test, walletOf } from "../support/journey.ts";
import {
  aSlip,
  choosePaymentMethod,
  decideSlips,
  type PickedSlip,
  SLIP_ACCOUNT,
  untilTold,
} from "../support/money.ts";
import { injectFaults, resetFaults, setSwitches } from "../support/sandbox.ts";

test.describe.configure({ mode: "serial" });
// At any hour in Bangkok.
test.beforeEach(() => setSwitches({ slipsAtAllHours: true }));
test.afterEach(resetFaults);

/** The account's payment method, with its slip field. */
async function openAccount(page: Page, t: Translate) {
  const dialog = await choosePaymentMethod(page, t, SLIP_ACCOUNT.name, t("deposit", "methods.account"));
  const file = dialog.getByLabel(t("deposit", "slip.label"), { exact: true });
  const send = dialog.getByRole("button", { name: t("deposit", "slip.send"), exact: true });
  return { dialog, file, send };
}

/**
 * The button to the list of slips. A toast over the notice may offer the same: a slip before is told again where its
 * page was left within a second.
 */
function openSlips(notice: Locator, t: Translate) {
  return notice
    .getByRole("button", { name: t("deposit", "slip.openSlips") })
    .and(notice.page().locator("button:not(section[aria-label] *)"));
}

/** Sends a slip and follows the notice to its status. */
async function sendAndFollow(page: Page, t: Translate, slip: PickedSlip) {
  const { dialog, file, send } = await openAccount(page, t);
  await file.setInputFiles(slip);
  await send.click();
  // The sandbox decides on some at once, and leaves others to a person.
  await openSlips(page.getByRole("alertdialog"), t).click();
  await expect(dialog).toBeHidden();
  const slips = page.getByRole("dialog", { name: t("dialogs", "slips") });
  await expect(page).toHaveURL(/dialog=slips&reference=/);
  return slips.getByRole("row", { name: t("slips", "followed") });
}

test("a member sends a slip that is read automatically, and sees the money in balance and statement", async ({
  page,
  member,
  t,
  context,
}) => {
  await enter(page, member);
  const before = await walletOf(member);
  const followed = await sendAndFollow(page, t, await aSlip(321.5));
  await expect(followed).toContainText(t("slips", "state.success"));
  await expect(followed).toContainText("321.50");
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 321.5, 2);

  // The picture opens within the tap, and its owner sees it.
  const opened = context.waitForEvent("page");
  await followed.getByRole("button").click();
  const picture = await opened;
  await picture.waitForURL(/\/files\/slips\//);
  const answer = await page.request.get(picture.url());
  expect(answer.headers()).toMatchObject({ "x-content-type-options": "nosniff" });
  expect(answer.headers()["content-security-policy"]).toContain("sandbox");
  await picture.close();

  await page.goto("/user/statement");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("+321.50");
});

test(
  "a slip that a person must read is followed until it is decided",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member);
    const before = await walletOf(member);
    const followed = await sendAndFollow(page, t, await aSlip(40, { miniQr: false }));
    await expect(followed).toContainText(t("slips", "state.in-progress"));
    await decideSlips(member, { kind: "accept", amount: 40 });
    await expect(followed).toContainText(t("slips", "state.success"));
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 40, 2);
  },
);

test("a person's decision on a slip reaches the member without opening the list", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member);
  const before = await walletOf(member);
  for (const decision of [
    { kind: "accept", amount: 45 },
    { kind: "refuse", reason: "DEST_ACC_INVALID" },
  ] as const) {
    const { file, send } = await openAccount(page, t);
    await file.setInputFiles(await aSlip(45, { miniQr: false }));
    await send.click();
    await expect(page.getByRole("alertdialog", { name: t("deposit", "slip.sentTitle") })).toBeVisible();
    await page.keyboard.press("Escape");
    const line = page.getByText(t("deposit", "arrival.checkingSlip"));
    await expect(line).toBeVisible();
    await decideSlips(member, decision);
    const verdict =
      decision.kind === "accept"
        ? t("deposit", "arrival.received", { amount: "45.00" })
        : t("slips", "outcome.failed", { reason: t("errors", "slipReason.DEST_ACC_INVALID") });
    await expect(page.getByText(verdict)).toBeVisible();
    await expect(line).toHaveCount(0);
  }
  const refused = page.getByRole("alertdialog", { name: t("deposit", "slip.label") });
  await expect(refused).toContainText(t("slips", "advice.ourAccount"));
  await openSlips(refused, t).click();
  const slips = page.getByRole("dialog", { name: t("dialogs", "slips") });
  await expect(slips.getByRole("row", { name: t("slips", "followed") })).toContainText(
    t("slips", "state.failed"),
  );
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 45, 2);
});

test(
  "a slip that is accepted while the deposit dialog is open is told in one of two tabs, once, and the dialog stays",
  { tag: "@long" },
  async ({ page, context, member, t }) => {
    await enter(page, member);
    const { file, send } = await openAccount(page, t);
    await file.setInputFiles(await aSlip(46, { miniQr: false }));
    await send.click();
    await expect(page.getByRole("alertdialog", { name: t("deposit", "slip.sentTitle") })).toBeVisible();
    await page.keyboard.press("Escape");
    await openAccount(page, t);
    const other = await context.newPage();
    await other.goto("/user/home");
    const [here, there] = [page, other].map((tab) => ({
      told: tab.getByText(t("deposit", "arrival.received", { amount: "46.00" })),
      line: tab.getByText(t("deposit", "arrival.checkingSlip")),
    }));
    if (!here || !there) throw new Error("There are two tabs.");
    await expect(there.line).toBeVisible();
    await decideSlips(member, { kind: "accept", amount: 46 });
    const times = async () => (await here.told.count()) + (await there.told.count());
    await expect.poll(times).toBeGreaterThan(0);
    await untilTold(page);
    // A toast stands longer than that.
    expect(await times()).toBe(1);
    await expect(there.line).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: t("dialogs", "deposit") })).toBeVisible();
  },
);

test("the same slip twice is refused as a duplicate, a late one as too late, and neither adds money", async ({
  page,
  member,
  t,
}) => {
  await enter(page, member);
  const slip = await aSlip(60);
  await sendAndFollow(page, t, slip);
  await untilTold(page);
  const before = await walletOf(member);
  for (const [sent, reason] of [
    [slip, "SLIP_REFNO_DUPLICATED"],
    [await aSlip(70, { minutesAgo: 61 }), "EXPIRED_SLIP"],
  ] as const) {
    await page.goto("/user/home");
    const followed = await sendAndFollow(page, t, sent);
    const words = `${t("slips", "state.failed")} (${t("errors", `slipReason.${reason}`)})`;
    await expect(followed).toContainText(words);
    await untilTold(page);
  }
  expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount, 2);
});

test(
  "files that are no slips are refused, and the file stays for a retry",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member);
    const before = await walletOf(member);
    const { dialog, file, send } = await openAccount(page, t);
    const good = await aSlip(10);
    const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1);
    for (const [name, mimeType, buffer, text] of [
      ["empty.png", "image/png", Buffer.alloc(0), t("deposit", "slip.problem.empty")],
      ["large.jpg", "image/jpeg", tooLarge, t("deposit", "slip.problem.too-large", { megabytes: 10 })],
    ] as const) {
      await file.setInputFiles({ name, mimeType, buffer });
      await expect(dialog.getByText(text)).toBeVisible();
    }
    // Only the operator can tell these from pictures.
    for (const [name, mimeType, buffer] of [
      ["drawing.png", "image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ["torn.jpg", "image/jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
      ["torn.png", "image/png", good.buffer.subarray(0, good.buffer.length / 2)],
    ] as const) {
      await file.setInputFiles({ name, mimeType, buffer });
      await send.click();
      const refusal = page.getByRole("alertdialog");
      await expect(refusal).toContainText(t("errors", "errorMsg.SLIP_INVALID_FILE"));
      await page.keyboard.press("Escape");
      await expect(refusal).toBeHidden();
      await expect(dialog.getByText(name)).toBeVisible();
    }
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount, 2);
  },
);

test(
  "a slip whose answer is lost is told once the list proves it, opens the slips, and counts once",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member);
    const before = await walletOf(member);
    const { dialog, file, send } = await openAccount(page, t);
    await file.setInputFiles(await aSlip(80));
    await injectFaults({ call: "POST /api/wallet/slip", when: "after", effect: { kind: "kill" }, times: 1 });
    await send.dblclick();
    const verdict = page.getByRole("alertdialog", { name: t("deposit", "slip.label") });
    await expect(verdict).toContainText("80.00");
    await expect(dialog).toBeHidden();
    expect((await walletOf(member)).wallet.amount).toBeCloseTo(before.wallet.amount + 80, 2);
    await openSlips(verdict, t).click();
    await expect(page.getByRole("dialog", { name: t("dialogs", "slips") })).toContainText("80.00");
  },
);
