import { enter, expect, submitLogIn, test, walletOf } from "../support/journey.ts";
import { injectFaults, resetFaults, setSwitches } from "../support/sandbox.ts";
import { everythingStored } from "../support/storages.ts";
import { chatOf, launcher, openAgent, PICTURE } from "../support/support-chat.ts";

test.beforeEach(() => setSwitches({ enableChatWidget: true }));
test.afterEach(resetFaults);

test("what waits when the session expires is sent after the next log-in, once and in order, and a log-out leaves nothing", async ({
  page,
  context,
  browser,
  member,
  t,
}) => {
  await enter(page, member);
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Before the end");
  const office = await browser.newContext();
  const agent = await openAgent(office);
  await agent.answer(new RegExp(member.username));
  await expect(agent.log.getByText("Before the end")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/user/home");
  await expect(launcher(second, t)).toBeVisible();

  await injectFaults({ call: "POST /api/chat/send-message", effect: { kind: "hang" } });
  await chat.field.fill("Waits for its answer");
  await chat.field.press("Enter");
  const chosen = page.waitForEvent("filechooser");
  await chat.panel.getByRole("button", { name: t("chat", "panel.attach") }).click();
  await (await chosen).setFiles(PICTURE);
  await chat.sendFiles();
  await chat.field.fill("Half a sentence");
  await expect.poll(() => everythingStored(page)).toContain(PICTURE.name);
  await injectFaults({
    call: "GET /api/wallet",
    effect: { kind: "answer", status: 401, body: { message: "invalid-token" } },
    times: 1,
  });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText(t("notice", "logIn.sessionEnded"))).toBeVisible();
  }
  await chat.open();
  await expect(chat.field).toHaveValue("");
  await expect(chat.log.getByText(/Before the end|Waits for/)).toHaveCount(0);
  await chat.close();

  await resetFaults();
  await setSwitches({ enableChatWidget: true });
  await submitLogIn(page, t, member);
  await expect(page).toHaveURL(/\/user\/home/);
  await chat.open();
  await expect(chat.field).toHaveValue("Half a sentence");
  await expect(agent.log.locator("img")).toHaveCount(1);
  const rows = agent.log.getByRole("listitem");
  await expect(rows.nth(-2)).toContainText("Waits for its answer");
  await expect(rows.last().locator("img")).toHaveCount(1);
  await expect(agent.log.getByText("Waits for its answer")).toHaveCount(1);

  await second.goto("/user/home");
  await expect(launcher(second, t)).toBeVisible();
  await chat.close();
  await page.getByRole("button", { name: t("member", "logOut") }).click();
  const { profile } = await walletOf(member);
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login$/);
    const left = expect.poll(() => everythingStored(tab));
    await left.not.toMatch(/Half a sentence|Waits for|"member |\["(token|member|balance|kept)"/);
    await left.not.toContain(PICTURE.name);
    expect(await everythingStored(tab)).not.toContain(profile.name);
  }
  await office.close();
});

test("nothing is lost or doubled when the line is cut", async ({ page, context, browser, member, t }) => {
  await enter(page, member);
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Before the cut");
  // Support has another line.
  const office = await browser.newContext();
  const agent = await openAgent(office);
  await agent.answer(new RegExp(member.username));
  // Cut while it is sent, a message has an unknown outcome, and waits for its customer.
  await expect(agent.log.getByText("Before the cut")).toBeVisible();

  await context.setOffline(true);
  await agent.say("Said while offline");
  await chat.field.fill("Written while offline");
  await chat.field.press("Enter");
  await context.setOffline(false);
  await expect(chat.log.getByText("Said while offline")).toBeVisible();
  await expect(agent.log.getByText("Written while offline")).toBeVisible();

  await agent.cut();
  await agent.say("Said after the server's cut");
  await expect(chat.log.getByText("Said after the server's cut")).toBeVisible();
  for (const text of ["Before the cut", "Said while offline", "Written while offline"]) {
    await expect(chat.log.getByText(text)).toHaveCount(1);
    await expect(agent.log.getByText(text)).toHaveCount(1);
  }
  await office.close();
});
