import type { Page } from "@playwright/test";
import {
  enter,
  expect,
  type Member,
  type Translate,
  submitLogIn,
  long,
  test,
  walletOf,
} from "../support/journey.ts";
import { injectFaults, resetFaults } from "../support/sandbox.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

/** The input of a member in each form with a draft: no part of a stored time, as `12.57` is of `05:03:12.577Z`. */
const FORMS = [
  { form: "a transfer", search: "?dialog=transfer", typed: "86.57" },
  { form: "a withdrawal", search: "?dialog=withdraw", typed: "157.25" },
  {
    form: "a gift link",
    search: "?dialog=deposit&method=gift-link",
    typed: "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef",
  },
] as const;

/** The one text field of the open dialog. */
const field = (page: Page) => page.getByRole("dialog").getByRole("textbox");

/** Everything of this tab in the page and the browser: markup, input and storage. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll("input, textarea")].map(
        (each) => Reflect.get(each, "value") as string,
      ),
      JSON.stringify([history.state, localStorage, sessionStorage]),
    ].join("\n"),
  );
}

async function logInAt(page: Page, t: Translate, member: Member, remember: boolean) {
  await page.goto("/login");
  await submitLogIn(page, t, member, { remember });
  await seesHome(page, t, member);
}

async function seesHome(page: Page, t: Translate, member: Member) {
  const { profile } = await walletOf(member);
  await expect(page.getByText(t("member", "home.greeting", { name: profile.name }))).toBeAttached();
}

for (const { form, search, typed } of FORMS) {
  test(
    `${form} of a member whose token was refused does not show to the next member who logs in there`,
    { tag: long(form !== "a transfer") },
    async ({ page, member, other, t }) => {
      await enter(page, member, `/user/home${search}`);
      await field(page).fill(typed);
      await injectFaults({
        call: "GET /api/wallet",
        effect: { kind: "answer", status: 401, body: { message: "invalid-token" } },
        times: 1,
      });
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(page).toHaveURL(/\/login$/);
      await submitLogIn(page, t, other);
      await expect(page).toHaveURL((url) => url.search === search);
      await seesHome(page, t, other);
      await expect(field(page)).toHaveValue("");
      expect(await everything(page)).not.toContain(typed);
    },
  );

  test(
    `${form} in a tab that follows to another tab's member does not show there`,
    { tag: long(form !== "a transfer") },
    async ({ page, context, member, other, t }) => {
      await logInAt(page, t, member, false);
      await page.goto(`/user/home${search}`);
      await field(page).fill(typed);
      const second = await context.newPage();
      await logInAt(second, t, other, true);
      await seesHome(page, t, other);
      await expect(field(page)).toHaveValue("");
      expect(await everything(page)).not.toContain(typed);
      expect(await everything(page)).not.toContain((await walletOf(member)).profile.name);
    },
  );

  test(
    `${form} in a tab whose session ends by another tab's log-in does not show to that tab's member`,
    { tag: long(form !== "a transfer") },
    async ({ page, context, member, other, t }) => {
      await logInAt(page, t, other, true);
      await page.goto(`/user/home${search}`);
      await field(page).fill(typed);
      const second = await context.newPage();
      await second.goto("/login");
      await expect(page).toHaveURL(/\/login$/);
      await submitLogIn(second, t, member, { remember: false });
      await seesHome(second, t, member);
      await second.goto(`/user/home${search}`);
      await seesHome(second, t, member);
      await expect(field(second)).toHaveValue("");
      expect(await everything(second)).not.toContain(typed);

      await submitLogIn(page, t, member);
      await seesHome(page, t, member);
      await page.goto(`/user/home${search}`);
      await expect(field(page)).toHaveValue("");
      expect(await everything(page)).not.toContain(typed);
    },
  );
}

test(
  "a reload whose scripts are slow shows the member who logged in meanwhile, and nothing of the previous one",
  { tag: "@long" },
  async ({ page, context, member, other, t }) => {
    await enter(page, member);
    await seesHome(page, t, member);
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const early = page.waitForResponse((answer) => answer.url().endsWith("/api/wallet"));
    await page.reload({ waitUntil: "commit" });
    await early;

    const second = await context.newPage();
    await logInAt(second, t, other, true);
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/wallet"));
    scripts.resolve();
    const { profile } = await walletOf(member);
    await asked;
    await seesHome(page, t, other);
    expect(await everything(page)).not.toContain(profile.name);
  },
);

test("Back to a public page asks first, however it is reached, and only then logs out every tab", async ({
  page,
  context,
  member,
  t,
}) => {
  const question = page.getByRole("alertdialog", { name: t("notice", "leave.title") });
  async function answer(key: string) {
    await question.getByRole("button", { name: t("notice", key), exact: true }).click();
    await expect(question).toBeHidden();
  }

  // A full load, as after typing an address.
  await page.goto("/howto");
  await page.goto("/login");
  await submitLogIn(page, t, member);
  await seesHome(page, t, member);
  const second = await context.newPage();
  await second.goto("/user/home");
  await seesHome(second, t, member);
  await page.goBack();
  await expect(question).toBeVisible();
  await answer("leave.stay");
  await expect(page).toHaveURL(/\/user\/home$/);
  await seesHome(page, t, member);
  await expect(second).toHaveURL(/\/user\/home$/);

  // Within the visit, with an open form.
  await page.getByRole("button", { name: t("member", "logOut") }).click();
  await expect(second).toHaveURL(/\/login$/);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("site", "menu.contact") })
    .click();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("site", "menu.home") })
    .click();
  await submitLogIn(page, t, member);
  await seesHome(page, t, member);
  await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
  const transfer = transferDialog(page, t);
  await transfer.amount.fill("3.25");
  await page.goBack();
  await expect(transfer.dialog).toBeHidden();
  await second.goto("/user/home");
  await seesHome(second, t, member);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(second).toHaveURL(/\/user\/home$/);
  await answer("leave.logOut");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(second).toHaveURL(/\/login$/);
});

test(
  "opening a public page ends the session in every tab without a question",
  { tag: "@long" },
  async ({ page, context, member, t }) => {
    await enter(page, member);
    await seesHome(page, t, member);
    const second = await context.newPage();
    await second.goto("/howto");
    await expect(page).toHaveURL(/\/login$/);
    expect(await second.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expect(second.getByRole("alertdialog")).toHaveCount(0);
  },
);
