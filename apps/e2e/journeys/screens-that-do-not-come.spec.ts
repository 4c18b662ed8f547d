import { BETWEEN_RETRIES, MAX_TRIES, block, goOnline, tryAgain } from "../support/chunks.ts";
import { enterWithClock, installClock, advanceClock } from "../support/clock.ts";
import { enter, expect, long, test } from "../support/journey.ts";

test.describe("a screen", () => {
  test("that fails to load, or gets no answer, shows that in the page's place, with the menus visible, and opens when the connection is back", async ({
    page,
    member,
    t,
  }) => {
    await enterWithClock(page, member);
    await expect(page.getByTestId("total-balance")).toBeVisible();
    const chunk = await block(page, "StatementScreen");
    await page.getByRole("link", { name: t("member", "menu.statement") }).click();
    await expect(page).toHaveURL(/\/user\/statement$/);
    await expect(page.getByRole("heading", { name: t("site", "trouble.heading") })).toBeVisible();
    await expect(page.getByTestId("total-balance")).toBeHidden();
    await expect(page.getByRole("button", { name: t("member", "logOut") })).toBeVisible();
    await advanceClock(page, 30_000);
    expect(chunk.asked()).toBeLessThanOrEqual(MAX_TRIES);

    await page.getByRole("link", { name: t("member", "menu.home") }).click();
    await expect(page.getByTestId("total-balance")).toBeVisible();
    await page.getByRole("link", { name: t("member", "menu.statement") }).click();
    await expect(tryAgain(page, t)).toBeVisible();
    await chunk.restore();
    await goOnline(page);
    const statement = page.getByRole("heading", { level: 1, name: t("statement", "heading") });
    await expect(statement).toBeVisible();

    // A chunk without an answer does not leave the old page visible.
    await block(page, "ProfileScreen", "js", () => new Promise(() => undefined));
    await page.getByRole("link", { name: t("member", "menu.profile") }).click();
    await expect(statement).toBeHidden();
    await expect(page.getByText(t("ui", "loading"))).toBeAttached();
    await advanceClock(page, 30_000);
    await expect(tryAgain(page, t)).toBeVisible();
  });

  for (const [name, path, label, heading] of [
    ["RegisterScreen", /\/register$/, "menu.register", "register:heading"],
    ["HowToScreen", /\/howto$/, "menu.howto", "howto:heading"],
    ["ContactScreen", /\/contact$/, "menu.contact", "contact:heading"],
  ] as const) {
    test(
      `of the public pages (${name}) that fails to load shows that above their menu`,
      { tag: long(name !== "RegisterScreen") },
      async ({ page, t }) => {
        await installClock(page);
        await page.goto("/login");
        await expect(page.getByRole("button", { name: t("site", "login.submit") })).toBeVisible();
        const chunk = await block(page, name);
        const menu = page.getByRole("navigation", { name: t("site", "menu.label") });
        await menu.getByRole("link", { name: t("site", label) }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { name: t("site", "trouble.heading") })).toBeVisible();
        await expect(menu).toBeVisible();
        await advanceClock(page, BETWEEN_RETRIES);
        expect(chunk.asked()).toBeLessThanOrEqual(MAX_TRIES);
        await chunk.restore();
        await tryAgain(page, t).click();
        const [file, key] = heading.split(":") as ["register" | "howto" | "contact", string];
        await expect(page.getByRole("heading", { level: 1, name: t(file, key) })).toBeVisible();
      },
    );
  }

  test(
    "with the member's whole area that fails to load after the log-in shows that, and opens by itself",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await installClock(page);
      await page.goto("/login");
      const area = await block(page, "member");
      await page.getByLabel(t("site", "login.phone")).fill(member.username);
      await page.getByLabel(t("site", "login.password"), { exact: true }).fill(member.password);
      await page.getByRole("button", { name: t("site", "login.submit") }).click();
      await expect(page.getByRole("heading", { name: t("site", "trouble.heading") })).toBeVisible();
      await expect(page).toHaveURL(/\/user$/);
      await area.restore();
      await advanceClock(page, 60_000);
      await expect(page.getByTestId("total-balance")).toContainText(".");
    },
  );
});

test(
  "the parts of home that fail to load leave the money and say so in the carousels' place, retry seldom, and load by the button",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await installClock(page);
    const chunk = await block(page, "member-parts");
    await enter(page, member);
    await expect(page.getByRole("alert").filter({ hasText: t("member", "home.gamesFailed") })).toBeVisible();
    await expect(page.getByTestId("total-balance")).toContainText(".");
    // Nothing else of home says so: the parts beside the carousels are optional.
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
    await advanceClock(page, BETWEEN_RETRIES);
    // Eleven parts are in the file. Each retries by itself; those that fail together share their requests.
    expect(chunk.asked()).toBeLessThanOrEqual(4 * MAX_TRIES);
    await chunk.restore();
    await tryAgain(page, t).click();
    await expect(page.getByRole("heading", { name: t("member", "home.slot") })).toBeVisible();
    await advanceClock(page, 60_000);
    await expect(page.getByRole("contentinfo")).toContainText(/\S/);
    await expect(page.getByText(t("member", "home.updatedAt", { time: "" }).trim())).toBeVisible();
  },
);
