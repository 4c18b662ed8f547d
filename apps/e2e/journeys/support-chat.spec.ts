import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { enter, expect, type Member, submitLogIn, test, type Translate } from "../support/journey.ts";
import { aSlip, choosePaymentMethod, decideSlips, SLIP_ACCOUNT } from "../support/money.ts";
import { resetFaults, setSwitches } from "../support/sandbox.ts";
import { chatOf, launcher, openAgent, PICTURE, VIDEO } from "../support/support-chat.ts";

test.beforeEach(() => setSwitches({ enableChatWidget: true, slipsAtAllHours: true }));
test.afterEach(resetFaults);

/** Sends a slip that support refuses while the member follows it; returns the list of slips and the slip's row. */
async function refuseASlip(page: Page, t: Translate, member: Member) {
  await enter(page, member);
  const dialog = await choosePaymentMethod(page, t, SLIP_ACCOUNT.name, t("deposit", "methods.account"));
  await dialog
    .getByLabel(t("deposit", "slip.label"), { exact: true })
    .setInputFiles(await aSlip(45, { miniQr: false }));
  await dialog.getByRole("button", { name: t("deposit", "slip.send"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("deposit", "slip.openSlips") })
    .click();
  const slips = page.getByRole("dialog", { name: t("dialogs", "slips") });
  await expect(slips).toBeVisible();
  await decideSlips(member, { kind: "refuse", reason: "DEST_ACC_INVALID" });
  return { slips, row: slips.getByRole("row", { name: t("slips", "followed") }) };
}

test("a guest ends the chat, rates it, reads its transcript, and has all of it deleted", async ({
  page,
  context,
  t,
}) => {
  await page.goto("/login");
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Please forget me");
  const menu = chat.panel.getByRole("button", { name: t("chat", "ending.menu") });
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  const question = page.getByRole("alertdialog");
  await choose(t("chat", "ending.end.item"));
  await question.getByRole("button", { name: t("chat", "ending.end.item") }).click();
  const rating = page.getByRole("dialog", { name: t("chat", "ending.rating.title") });
  await rating.getByRole("radio").nth(3).check({ force: true });
  await rating.getByLabel(t("chat", "ending.rating.text")).fill("Quick");
  await rating.getByRole("button", { name: t("chat", "ending.rating.send") }).click();
  await question
    .getByRole("button", { name: t("ui", "close") })
    .last()
    .click();
  await expect(question).toBeHidden();
  const agent = await openAgent(context);
  await expect(agent.page.getByRole("button", { name: /ended, 4 of 5 stars: Quick$/ })).toBeVisible();

  await page.bringToFront();
  await choose(t("chat", "ending.transcript.title"));
  const transcript = page.getByRole("dialog", { name: t("chat", "ending.transcript.title") });
  await expect(transcript).toContainText("Please forget me");
  const download = page.waitForEvent("download");
  await transcript.getByRole("button", { name: t("chat", "ending.transcript.save") }).click();
  expect((await download).suggestedFilename()).toBe(`${t("chat", "ending.transcript.title")}.txt`);
  await transcript.getByRole("button", { name: t("ui", "close"), exact: true }).click();

  const before = await page.evaluate(() => localStorage.getItem("guest-id"));
  await choose(t("chat", "ending.forget.confirm"));
  await question.getByRole("button", { name: t("chat", "ending.forget.confirm") }).click();
  await expect(question).toContainText(t("chat", "ending.forget.done"));
  await question
    .getByRole("button", { name: t("ui", "close") })
    .last()
    .click();
  await expect(chat.panel).toBeHidden();
  await expect(agent.page.getByRole("button", { name: /stars: Quick$/ })).toBeHidden();
  await chat.open();
  await expect(chat.panel.getByText(t("chat", "panel.fresh.title"))).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(before);
});

test("a guest and support write to each other, and what is unread shows on the button", async ({
  page,
  context,
  t,
}) => {
  await page.goto("/login");
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Guest asks");
  const agent = await openAgent(context);
  await agent.answer(/unread$/);
  await expect(agent.log.getByText("Guest asks")).toBeVisible();
  await agent.say("Support answers");
  await expect(chat.log.getByText("Support answers")).toBeVisible();

  await page.bringToFront();
  await chat.close();
  await agent.say("One more thing");
  await expect(launcher(page, t)).not.toHaveAccessibleName(t("chat", "panel.open"));
  const read = page.waitForResponse("**/api/chat/read-customer");
  await launcher(page, t).click();
  await expect(chat.log.getByText("One more thing")).toBeVisible();
  await read;
  await chat.close();
  await expect(launcher(page, t)).toHaveAccessibleName(t("chat", "panel.open"));

  await page.reload();
  await chat.open();
  await expect(chat.log.getByText("Guest asks")).toHaveCount(1);
  await expect(chat.log.getByText("One more thing")).toHaveCount(1);
});

test("a log-in in the middle changes the conversation, and nothing of the guest's is in the member's", async ({
  page,
  context,
  member,
  t,
}) => {
  await page.goto("/login");
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Before the log-in");
  await chat.field.fill("Not sent yet");
  await chat.close();
  await submitLogIn(page, t, member);
  await expect(page).toHaveURL(/\/user\/home/);
  await chat.open();
  const nothing = chat.panel.getByText(t("chat", "panel.fresh.title"));
  await expect(nothing).toBeVisible();
  await expect(chat.log.getByText("Before the log-in")).toHaveCount(0);
  await expect(chat.field).toHaveValue("");
  await chat.say("After the log-in");

  const agent = await openAgent(context);
  await agent.answer(new RegExp(member.username));
  await expect(agent.log.getByText("After the log-in")).toBeVisible();
  await expect(agent.log.getByText("Before the log-in")).toHaveCount(0);

  await page.bringToFront();
  await chat.close();
  await page.getByRole("button", { name: t("member", "logOut") }).click();
  await expect(page).toHaveURL(/\/login/);
  await chat.open();
  await expect(nothing).toBeVisible();
  // Also the guest of before: the next visitor may be somebody else.
  await expect(chat.log.getByText("Before the log-in")).toHaveCount(0);
  await expect(chat.log.getByText("After the log-in")).toHaveCount(0);
});

test("every type of message arrives, and its buttons answer", async ({ page, context, other, t }) => {
  await enter(page, other);
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Show me everything");
  const agent = await openAgent(context);
  await agent.answer(new RegExp(other.username));
  for (const label of ["Buttons", "Image", "Video", "File", "Cards", "Postback", "Unknown type"])
    await agent.sample(label);
  await page.bringToFront();
  await expect(chat.log.getByText("How can we help you?")).toBeVisible();
  await expect(chat.log.getByRole("link", { name: "How to deposit" })).toHaveAttribute(
    "href",
    "https://operator.example/deposit",
  );
  await expect(chat.log.getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:+6621234567");
  await expect(chat.log.locator("img").first()).toBeAttached();
  await expect(chat.log.locator("video")).toBeAttached();
  await expect(chat.log.getByText("line-qr.svg")).toBeAttached();
  await expect(chat.log.getByText("About receive-bonus")).toBeAttached();
  await expect(chat.log.getByText(t("chat", "message.unknown"))).toBeVisible();

  await chat.log.getByRole("button", { name: "My deposit is missing" }).click();
  // Quick replies show under the last message only: support answers once the member's has arrived.
  await expect(agent.log.getByText(/^Pressed: My deposit is missing/)).toBeVisible();
  await agent.sample("Quick replies");
  await chat.log.getByRole("button", { name: "No", exact: true }).click();
  await expect(chat.log.getByRole("button", { name: "No", exact: true })).toHaveCount(0);
  // With its time behind it.
  await expect(agent.log.getByRole("listitem").filter({ hasText: /^No\s*\d{4}/ })).toBeVisible();

  await agent.sample("Unsafe links");
  await agent.sample("Hostile text");
  await agent.sample("No message");
  await agent.say("Still there?");
  await expect(chat.log.getByText("Still there?")).toBeVisible();
});

test("a picture and a video reach support", async ({ page, context, member, t }) => {
  await enter(page, member);
  const chat = chatOf(page, t);
  await chat.open();
  const line = Promise.withResolvers<void>();
  await page.route("**/files/chat/**", async (route) => {
    await line.promise;
    await route.continue();
  });
  for (const file of [PICTURE, VIDEO]) {
    const chosen = page.waitForEvent("filechooser");
    await chat.panel.getByRole("button", { name: t("chat", "panel.attach") }).click();
    await (await chosen).setFiles(file);
    await chat.sendFiles();
  }
  const agent = await openAgent(context);
  await agent.answer(new RegExp(member.username));
  // The room may contain what another journey sent.
  const rows = agent.log.getByRole("listitem");
  await expect(rows.nth(-2).locator("img")).toHaveCount(1);
  await expect(rows.last().locator("video")).toHaveCount(1);
  // Until the server's files come, those of the phone show.
  const ownPicture = chat.log.locator("img[src^='blob:']");
  await expect(ownPicture).toBeVisible();
  await expect(chat.log.locator("progress")).toHaveCount(0);
  line.resolve();
  await expect(ownPicture).toHaveCount(0);
  await expect(chat.log.locator("img[src*='/files/chat/']").last()).toBeVisible();
  await expect(chat.log.locator("video")).toHaveCount(1);
});

test("a member whose slip is refused asks support about it", async ({ page, context, member, t }) => {
  const { slips, row } = await refuseASlip(page, t, member);
  await row.getByRole("button", { name: t("site", "contactSupport") }).click();
  const chat = chatOf(page, t);
  await expect(chat.field).toHaveValue(new RegExp(`^${t("chat", "prepared.what.slipRejected")}`));
  await expect(slips).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(chat.field).toBeFocused();
  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");

  const agent = await openAgent(context);
  await agent.answer(new RegExp(member.username));
  await expect(agent.log.getByText(t("chat", "prepared.what.slipRejected"))).toBeVisible();
  await expect(agent.log.getByText(t("errors", "slipReason.DEST_ACC_INVALID"))).toBeVisible();
});

test("the chat is usable with keys only, and axe finds nothing in it", async ({ page, t, member }) => {
  await enter(page, member);
  await expect(launcher(page, t)).toBeVisible();
  await launcher(page, t).focus();
  await page.keyboard.press("Enter");
  const chat = chatOf(page, t);
  await expect(chat.field).toBeFocused();
  await page.keyboard.type("By keys");
  await page.keyboard.press("Enter");
  await expect(chat.log.getByText("By keys")).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .include("[data-chat-launcher]")
    .include("dialog[open]")
    .analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(launcher(page, t)).toBeFocused();
});

test("a site whose chat is switched off leads to Contact", { tag: "@long" }, async ({ page, member, t }) => {
  await setSwitches({ enableChatWidget: false });
  const asked = page.waitForResponse("**/api/lookup/enableChatWidget");
  const { row } = await refuseASlip(page, t, member);
  await row.getByRole("link", { name: t("site", "contactSupport") }).click();
  await expect(page).toHaveURL(/\/user\/contact$/);
  await asked;
  await expect(launcher(page, t)).toHaveCount(0);
});
