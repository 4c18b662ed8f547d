import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { setSwitches } from "../support/sandbox.ts";
import { chatOf, launcher, openAgent } from "../support/support-chat.ts";
import { waitForWorker } from "../support/worker.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(() => setSwitches({ enableChatWidget: true }));

/** Takes the page out of sight, or brings it back. */
async function become(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** What the browser shows of the page's service worker. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Tells the service worker of a press, as the browser does; only that may also bring a page to the front. */
async function pressNotification(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  // In words, because a worker's types are not those of a page.
  await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent("notificationclick", { notification })))`);
}

test("a guest who asked for it is told of an answer out of sight, without its words, and finds it by a word of it", async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/login");
  await waitForWorker(page);
  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("Hello");
  const choose = async (name: string) => {
    await chat.panel.getByRole("button", { name: t("chat", "ending.menu") }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  await choose(t("chat", "notifications.on"));
  await chat.close();
  const agent = await openAgent(context);
  await become(page, "hidden");
  await agent.answer(/unread$/);
  await agent.say("Your money is back");
  await expect.poll(() => notifications(page)).toEqual([{ title: t("chat", "panel.spokenOther"), body: "" }]);
  await expect(page).toHaveTitle(/^\(1\) /);

  await pressNotification(context);
  await expect.poll(() => notifications(page)).toEqual([]);
  await become(page, "visible");
  await expect(chat.log.getByText("Your money is back")).toBeInViewport();
  await choose(t("chat", "search.item"));
  await chat.panel.getByRole("searchbox").fill("MONEY");
  await expect(chat.panel.getByText("1/1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(launcher(page, t)).toBeVisible();
});
